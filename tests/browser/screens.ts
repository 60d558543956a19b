import type { RootPlayer } from '../../packages/games/root/browser/root-player.ts';

type Look = (screen: string) => Promise<void>;

/** Goes through every screen of the app, from a fresh home to the history, and looks at each. */
export async function visitScreens(player: RootPlayer, look: Look): Promise<void> {
  await outsideGames(player, look);
  await beforeTheGame(player, look);
  await atTheTable(player, look);
  await player.winByPoints();
  await look('end');
  await player.tap(player.link('Play history'));
  await player.heading('Against each bot').waitFor();
  await look('history');
}

async function outsideGames(player: RootPlayer, look: Look): Promise<void> {
  await player.link(/^Root/).waitFor();
  await look('home');
  await player.tap(player.button('Open a game'));
  await player.page.getByRole('dialog').waitFor();
  await look('import');
  await player.tap(player.button('Close'));
  for (const name of ['Settings', 'Help']) {
    await player.tap(player.link(name));
    await player.heading(name).waitFor();
    await look(name.toLowerCase());
    await player.toHome();
  }
}

async function beforeTheGame(player: RootPlayer, look: Look): Promise<void> {
  await player.toSetup();
  await player.fillSetup({ byTable: true });
  await player.tap(player.button(/^Change this chair: Electric Eyrie/));
  await look('setup');
  await player.tap(player.button('Start'));
  await player.question.waitFor();
  await look('question of the set-up');
  await player.answerSetup();
  await look('set-up list');
  await player.tap(player.button('All is ready'));
}

async function atTheTable(player: RootPlayer, look: Look): Promise<void> {
  await look('table, human');
  await player.tap(player.clearing(5));
  await player.correctHere('3 more: warrior');
  await look('table, place');
  await player.tap(player.button('End my turn'));
  await player.tap(player.button('Play its turn'));
  await player.question.waitFor();
  await look('question, cards');
  await player.playUntil(player.heading(/what did the dice show\?$/));
  await look('question, dice');
  await player.answer();
  await look('table, bot');
  await player.tap(player.button(/^Why: /).first());
  await player.button('Back to the turn').waitFor();
  await look('why');
  await player.tap(player.button('Back to the turn'));
  await player.tap(player.link('Log'));
  await player.heading('Log').waitFor();
  await look('log');
  await player.toCheck();
  await player.button('All is right').waitFor();
  await look('check');
  await player.tap(player.clearing(5));
  await look('correction');
  await player.tap(player.button('All is right'));
}

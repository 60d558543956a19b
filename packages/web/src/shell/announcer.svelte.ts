/** What a screen reader is told without moving its focus. */
class Announcer {
  polite: string = $state('');
  assertive: string = $state('');

  say(text: string): void {
    this.polite = text;
  }

  interrupt(text: string): void {
    this.assertive = text;
  }
}

export const announcer = new Announcer();

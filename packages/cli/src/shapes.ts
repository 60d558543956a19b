import type { Waiting } from '@empty-chair/kernel/match';
import type { Happening, Question } from '@empty-chair/kernel/table';
import type { TraceNode } from '@empty-chair/kernel/trace';
import type { Message } from '@empty-chair/kernel/words';
import type { AnyConfig } from '@empty-chair/registry/games';
import type { Renderer } from '@empty-chair/text/renderer';
import { stepText, tellNarrowing } from '@empty-chair/text/tell';
import type { Loaded } from './context.ts';
import { isForReaders } from './readers.ts';

// The JSON shapes of docs/cli.md. Ids are for programs, `text` is for people.

export function messageJson(words: Renderer, { id, params = {} }: Message) {
  return { id, params, text: words.render({ id, params }) };
}

export function eventJson(words: Renderer, happening: Happening) {
  return { rule: happening.rule, ...messageJson(words, happening) };
}

export function seatsJson({ game, words }: Loaded, config: AnyConfig) {
  return game.seats(config).map(({ seat, name, bot }) => ({
    seat,
    id: name.id,
    name: words.name(name),
    bot,
  }));
}

function questionJson(words: Renderer, question: Question<unknown>) {
  return {
    rule: question.rule,
    channel: question.channel,
    ...(question.seat !== undefined && { seat: question.seat }),
    ...messageJson(words, question.ask),
    ...(question.reads !== undefined && { several: true }),
    answers: question.answers.map((answer) => {
      const ref = question.ref(answer);
      return { ...ref, name: words.name(ref) };
    }),
  };
}

export function waitingJson(loaded: Loaded, waiting: Waiting) {
  const { words } = loaded;
  if (waiting.kind === 'question') {
    const { kind, question } = waiting;
    if (!isForReaders(loaded, question.seat)) return { kind, seat: question.seat, hidden: true };
    return { kind, question: questionJson(words, question) };
  }
  if (waiting.kind !== 'over') return waiting;
  return {
    ...waiting,
    scores: waiting.scores.map(({ seat, points, sources }) => ({
      seat,
      points,
      sources: sources.map(({ source, points: from }) => ({
        ...source,
        name: words.name(source),
        points: from,
      })),
    })),
  };
}

export function traceJson(words: Renderer, nodes: readonly TraceNode[]): unknown[] {
  return nodes.map((node) => nodeJson(words, node));
}

function nodeJson(words: Renderer, node: TraceNode): unknown {
  switch (node.kind) {
    case 'step':
      return {
        kind: node.kind,
        rule: node.rule,
        step: node.step,
        text: stepText(words, node),
        inside: traceJson(words, node.inside),
      };
    case 'skip':
      return { ...node, text: words.render({ id: node.why }) };
    case 'decision':
      return {
        ...node,
        narrowings: node.narrowings.map((narrowing) => ({
          ...narrowing,
          text: tellNarrowing(words, narrowing),
        })),
      };
    case 'happening':
      return { kind: node.kind, index: node.index, ...eventJson(words, node.happening) };
  }
}

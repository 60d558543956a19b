import * as json from '@empty-chair/kernel/json';
import type { Message, Ref } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import { isCardTarget, nodeOf } from '../../charts/types.ts';
import { failUnknown } from '../../unknown-word.ts';
import { m, ref } from '../../words.ts';
import { idNamed } from '../names.ts';
import { ASK } from '../node-names.ts';
import { OWN_RULES } from '../rules.ts';
import type { NodeChange, Pack } from '../types.ts';
import type { Box } from './answers.ts';
import {
  boxesOn,
  canHandOver,
  checked,
  confirmed,
  handedOver,
  leftOn,
  withNode,
} from './answers.ts';
import type { Field } from './box-fields.ts';
import { fieldsOf, moreFields, namesFor, waysFor } from './box-fields.ts';
import type { Answered, Step } from './step.ts';

const PRINTED = 'printed';
const DIFFERS = 'differs';

/** A box of a chart: as printed, otherwise, or asked at the table. */
export function boxStep(box: Box): Step {
  const { chart, node } = box;
  const choices = [PRINTED, DIFFERS, ...(canHandOver(box) ? [ASK] : [])];
  return {
    part: `page ${chart.page}`,
    lines: (pack) => [
      message(m('guide.page'), {
        page: chart.page,
        chart: ref('chart', chart.id),
        n: leftOn(pack, chart.page).length,
        of: boxesOn(chart.page).length,
      }),
      ...boxLines(box),
      message(m(canHandOver(box) ? 'guide.askBox' : 'guide.askRoll')),
    ],
    words: () => choices,
    answer: (pack, typed) => {
      const word = choices.find((one) => one.startsWith(typed.toLowerCase()));
      switch (word) {
        case PRINTED:
          return { pack: confirmed(pack, box) };
        case DIFFERS:
          return { pack, next: differsStep(box, { id: node.id }, fieldsOf(node)) };
        case ASK:
          return { pack: checked(handedOver(pack, box)) };
        default:
          return failUnknown(placeOf(box), 'word', typed, choices);
      }
    },
  };
}

const placeOf = ({ chart, node }: Box): string => `charts.${chart.id}.nodes.${node.id}`;

function boxLines({ chart, node }: Box): readonly Message[] {
  return [
    message(m('guide.box'), {
      id: literal(node.id),
      node: ref('chartNode', `${chart.id}/${node.id}`),
    }),
    ...Object.entries(node.edges ?? {}).map(([by, to]) =>
      message(m('guide.way'), {
        case: ref('case', by),
        to: placeRef(chart.id, to),
        id: literal(to),
      }),
    ),
    ...Object.entries(node.amounts ?? {}).map(([name, n]) =>
      message(m('guide.amount'), { amount: literal(name), n }),
    ),
  ];
}

/** Where a way leads, in words. */
function placeRef(chart: string, to: string): Ref {
  const node = nodeOf(OWN_RULES.charts.get(chart) as Box['chart'], to);
  if (node !== undefined) return ref('box', `${chart}/${to}`);
  return isCardTarget(to) ? ref('cardTarget', to) : ref('chart', to);
}

// ---- what differs, field by field ------------------------------------------------

/** One field after the other; an empty line keeps what we have. */
function differsStep(box: Box, change: NodeChange, fields: readonly Field[]): Step {
  const [field = { kind: 'words' }, ...rest] = fields;
  const names = namesFor(box);
  return {
    part: `page ${box.chart.page}`,
    lines: () => [fieldLine(box, field)],
    words: () => (field.kind === 'names' ? names : field.kind === 'way' ? waysFor(box) : []),
    answer: (pack, typed) => {
      const now = typed === '' ? change : { ...change, ...said(box, change, field, typed) };
      const left = [...(field.kind === 'names' ? moreFields(box, now) : []), ...rest];
      if (left.length > 0) return { pack, next: differsStep(box, now, left) };
      return finished(pack, box, now);
    },
  };
}

/** Nothing said is nothing changed: then it is as printed. */
function finished(pack: Pack, box: Box, change: NodeChange): Answered {
  return { pack: checked(withNode(pack, box, change)) };
}

function said(box: Box, change: NodeChange, field: Field, typed: string): Partial<NodeChange> {
  const path = placeOf(box);
  switch (field.kind) {
    case 'names': {
      const id = named(box, typed, path);
      return box.node.kind === 'question' ? { fact: id } : { do: id };
    }
    case 'way':
      return {
        edges: { ...change.edges, [field.of]: wayTo(box, typed, `${path}.edges.${field.of}`) },
      };
    case 'amount': {
      const n = json.whole(Number(typed), `${path}.amounts.${field.of}`, 0, 99);
      return { amounts: { ...change.amounts, [field.of]: n } };
    }
    case 'words':
      return { text: { en: typed } };
  }
}

function fieldLine({ chart, node }: Box, field: Field): Message {
  switch (field.kind) {
    case 'names':
      return node.kind === 'question'
        ? message(m('guide.askFact'), { fact: ref('fact', node.fact) })
        : message(m('guide.askDeed'), { deed: ref('deed', node.do) });
    case 'way':
      return message(m('guide.askWay'), {
        case: ref('case', field.of),
        to: placeRef(chart.id, node.edges?.[field.of] ?? ''),
      });
    case 'amount':
      return message(m('guide.askAmount'), {
        amount: literal(field.of),
        n: node.amounts?.[field.of] ?? 0,
      });
    case 'words':
      return message(m('guide.askWords'));
  }
}

const named = (box: Box, typed: string, path: string): string => {
  const isQuestion = box.node.kind === 'question';
  const names = namesFor(box);
  const id = names.find((one) => one.toLowerCase() === typed.toLowerCase());
  if (id !== undefined) return id;
  return failUnknown(
    `${path}.${isQuestion ? 'fact' : 'do'}`,
    isQuestion ? 'fact' : 'deed',
    typed,
    names,
  );
};

function wayTo(box: Box, typed: string, path: string): string {
  const ways = waysFor(box);
  const id =
    ways.find((one) => one.toLowerCase() === typed.toLowerCase()) ?? idNamed('chart', typed);
  return id ?? failUnknown(path, 'node', typed, ways);
}

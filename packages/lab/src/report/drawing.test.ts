import { describe, expect, it } from 'vitest';
import { binned } from './bins.ts';
import { dataScript, html, trusted } from './html.ts';
import { MARKS, marksFor } from './marks.ts';
import { scaleOver } from './scale.ts';

describe('bins', () => {
  it('hold one number each while there is room, gaps included', () => {
    const { width, starts, counts } = binned([
      [
        [2, 5],
        [4, 1],
      ],
      [[3, 7]],
    ]);
    expect([width, starts, counts]).toEqual([
      1,
      [2, 3, 4],
      [
        [5, 0, 1],
        [0, 7, 0],
      ],
    ]);
  });

  it('get wider by 1, 2, 5 until forty are enough', () => {
    // From 0 to 79 by twos are just forty; one number more needs fives: 0–4 … 80–84, seventeen.
    expect(
      binned([
        [
          [0, 1],
          [79, 1],
        ],
      ]),
    ).toMatchObject({ width: 2 });
    const { width, starts, counts } = binned([
      [
        [0, 1],
        [4, 2],
        [80, 1],
      ],
    ]);
    expect([width, starts.length, counts[0]?.[0], counts[0]?.[16]]).toEqual([5, 17, 3, 1]);
  });

  it('begin below zero where the numbers do', () => {
    expect(
      binned([
        [
          [-3, 1],
          [60, 1],
        ],
      ]).starts[0],
    ).toBe(-4);
  });

  it('are none where there is nothing', () => {
    expect(binned([[]])).toEqual({ width: 1, starts: [], counts: [[]] });
  });
});

describe('a scale', () => {
  it('ends at round numbers around all values', () => {
    // 0 to 0.43 in about five steps: 0.086, so 0.1.
    expect(scaleOver([0, 0.43])).toEqual({ from: 0, to: 0.5, ticks: [0, 0.1, 0.2, 0.3, 0.4, 0.5] });
    expect(scaleOver([-39.7, 36.7])).toEqual({ from: -40, to: 40, ticks: [-40, -20, 0, 20, 40] });
  });

  it('does not grow past a value that is a round number already', () => {
    expect(scaleOver([0.3, 0.8])).toMatchObject({ from: 0.3, to: 0.8 });
  });

  it('has a width even when all values are one', () => {
    expect(scaleOver([7, 7])).toEqual({ from: 7, to: 8, ticks: [7, 8] });
  });
});

describe('marks', () => {
  it('are all different in shape, line and paint', () => {
    for (const part of ['shape', 'paint'] as const) {
      expect(new Set(MARKS.map((mark) => mark[part])).size).toBe(MARKS.length);
    }
    expect(new Set(MARKS.map(({ dash }) => dash.join(' '))).size).toBe(MARKS.length);
  });

  it('give everybody one of its own while they last, its own paint first', () => {
    const marks = marksFor(['you', 'bot electricEyrie', 'faction eyrie', 'automatedAlliance']);
    expect(marks.map((mark) => MARKS[mark]?.paint)).toEqual([
      '--player-a',
      '--eyrie',
      '--automa',
      '--alliance',
    ]);
    expect(new Set(marksFor(MARKS.map((_, index) => `realm ${index}`))).size).toBe(MARKS.length);
  });
});

describe('a piece of a page', () => {
  it('escapes what is put in, in texts and in attributes', () => {
    const sly = `"><img src=x onerror='a()'>&`;
    expect(html`<p title="${sly}">${sly}</p>`.text).toBe(
      '<p title="&quot;&gt;&lt;img src=x onerror=&#39;a()&#39;&gt;&amp;">' +
        '&quot;&gt;&lt;img src=x onerror=&#39;a()&#39;&gt;&amp;</p>',
    );
  });

  it('takes markup as it is, also in lists', () => {
    expect(html`<ul>${['a<', 'b'].map((one) => html`<li>${one}</li>`)}</ul>${undefined}`.text).toBe(
      '<ul><li>a&lt;</li><li>b</li></ul>',
    );
    expect(html`${trusted('<b>')}${3}`.text).toBe('<b>3');
  });

  it('holds data whose text cannot end the script', () => {
    const data = { label: '</script><script>alert(1)</script>' };
    const { text } = dataScript(data);
    expect(text.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(JSON.parse(text.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual(data);
  });
});

/// <reference types="uplot" />
// The script of a report's page: draws the data beside each figure with uPlot. It stands in the page as
// it is, so it imports nothing; the words and numbers in the data are ready (see charts.ts).
(() => {
  /** @typedef {import('../charts.ts').Chart} Chart */
  /** @typedef {import('../charts.ts').RowsChart} RowsChart */
  /** @typedef {import('../charts.ts').CurvesChart} CurvesChart */
  /** @typedef {import('../charts.ts').DrawnScale} DrawnScale */
  /** @typedef {import('../marks.ts').Mark} Mark */

  const TEXT = 13;
  /** Below this a row's words stand above its line instead of beside it. */
  const NARROW = 600;

  /** @param {string} token */
  const paint = (token) =>
    getComputedStyle(document.documentElement).getPropertyValue(token).trim();

  /** A font in the pixels of a canvas. @param {number} size @param {number} [weight] */
  const font = (size, weight = 400) =>
    `${weight} ${size * devicePixelRatio}px system-ui, "Segoe UI", Roboto, sans-serif`;

  const ruler = /** @type {CanvasRenderingContext2D} */ (
    document.createElement('canvas').getContext('2d')
  );
  /** In CSS pixels. @param {string} text @param {number} [weight] */
  const widthOf = (text, weight = 400) => {
    ruler.font = font(TEXT, weight);
    return ruler.measureText(text).width / devicePixelRatio;
  };

  /** Cuts a text that has no room. @param {string} text @param {number} room */
  const fitted = (text, room) => {
    if (widthOf(text) <= room) return text;
    let cut = text;
    while (cut.length > 1 && widthOf(`${cut}…`) > room) cut = cut.slice(0, -1);
    return `${cut.trimEnd()}…`;
  };

  /**
   * @param {CanvasRenderingContext2D} ctx @param {Mark} mark
   * @param {number} x @param {number} y @param {number} size half its width, in CSS pixels
   */
  const drawMark = (ctx, mark, x, y, size) => {
    const path = new Path2D();
    const scale = size * devicePixelRatio;
    path.addPath(new Path2D(mark.shape), new DOMMatrix([scale, 0, 0, scale, x, y]));
    // A rim of the ground keeps it readable on lines of its own paint.
    ctx.strokeStyle = paint('--surface');
    ctx.lineWidth = 3 * devicePixelRatio;
    ctx.stroke(path);
    ctx.fillStyle = paint(mark.paint);
    ctx.fill(path);
  };

  /** As many ticks as there is room for. @param {DrawnScale} scale @param {number} room */
  const ticksFor = ({ ticks }, room) => {
    const widest = Math.max(...ticks.map(({ text }) => widthOf(text))) + 10;
    const every = Math.ceil((ticks.length * widest) / Math.max(room, 1));
    return ticks.filter((_, index) => index % every === 0);
  };

  /**
   * @param {DrawnScale} scale @param {number} room
   * @returns {Pick<uPlot.Axis, 'splits' | 'values' | 'stroke' | 'font' | 'ticks'>}
   */
  const axisOf = (scale, room) => {
    const ticks = ticksFor(scale, room);
    return {
      splits: () => ticks.map(({ at }) => at),
      values: () => ticks.map(({ text }) => text),
      stroke: paint('--ink-2'),
      // uPlot scales an axis's font itself.
      font: `${TEXT}px system-ui, "Segoe UI", Roboto, sans-serif`,
      ticks: { show: false },
    };
  };
  const grid = () => ({ show: true, stroke: paint('--rule'), width: 1 });

  /** Where each title and row stands, from the top. @param {RowsChart} chart @param {boolean} narrow */
  const layOut = ({ groups, reference }, narrow) => {
    const [titleHeight, rowHeight] = narrow ? [34, 44] : [34, 30];
    let y = reference === undefined ? 0 : 20;
    const titles = [];
    const rows = [];
    for (const [index, group] of groups.entries()) {
      if (group.title !== undefined) {
        if (index > 0) y += 10;
        titles.push({ text: group.title, mark: group.mark, y: y + titleHeight / 2 });
        y += titleHeight;
      }
      for (const row of group.rows) {
        rows.push({ row, y: y + rowHeight / 2 });
        y += rowHeight;
      }
    }
    return { titles, rows, height: y + 6 };
  };

  /** @param {RowsChart} chart @param {number} width */
  const rowsOptions = (chart, width) => {
    const narrow = width < NARROW;
    const { titles, rows, height } = layOut(chart, narrow);
    const { scale, reference } = chart;
    // The words of the first and the last tick reach past the ends of the scale.
    const tick = Math.max(...scale.ticks.map(({ text }) => widthOf(text))) / 2 + 4;
    const left = narrow
      ? tick
      : Math.min(Math.max(...rows.map(({ row }) => widthOf(row.label))) + 28, width * 0.36);
    const right = narrow ? tick : Math.max(...rows.map(({ row }) => widthOf(row.figure))) + 24;

    /** @param {uPlot} u */
    const draw = (u) => {
      const { ctx } = u;
      const px = devicePixelRatio;
      /** @param {number} value */
      const xOf = (value) => u.valToPos(value, 'y', true);
      /** @param {number} y */
      const yOf = (y) => u.valToPos(y, 'x', true);
      /** @param {readonly [number, number]} ends @param {number} y @param {number} thickness */
      const line = ([low, high], y, thickness) => {
        ctx.lineWidth = thickness * px;
        ctx.beginPath();
        ctx.moveTo(xOf(low), y);
        ctx.lineTo(xOf(high), y);
        ctx.stroke();
      };
      /**
       * Words stand on the ground, not on the lines of the grid.
       * @param {string} text @param {number} x @param {number} y
       * @param {'left' | 'center' | 'right'} align @param {string} ink
       */
      const write = (text, x, y, align, ink) => {
        const [length, half] = [ctx.measureText(text).width, 9 * px];
        const start = { left: x, center: x - length / 2, right: x - length }[align];
        ctx.fillStyle = paint('--surface');
        ctx.fillRect(start - 4 * px, y - half, length + 8 * px, 2 * half);
        ctx.fillStyle = paint(ink);
        ctx.textAlign = align;
        ctx.fillText(text, x, y);
      };
      ctx.save();
      ctx.textBaseline = 'middle';
      if (reference !== undefined) {
        const x = xOf(reference.at);
        ctx.strokeStyle = paint('--rule-strong');
        ctx.lineWidth = 1.5 * px;
        ctx.setLineDash([5 * px, 4 * px]);
        ctx.beginPath();
        ctx.moveTo(x, yOf(18));
        ctx.lineTo(x, yOf(height));
        ctx.stroke();
        ctx.setLineDash([]);
        ctx.font = font(TEXT);
        ctx.fillStyle = paint('--ink-2');
        const half = (widthOf(reference.text) / 2) * px;
        ctx.textAlign = 'center';
        // Kept inside of the picture when the line stands near its end.
        ctx.fillText(
          reference.text,
          Math.min(Math.max(x, half), u.ctx.canvas.width - half),
          yOf(8),
        );
      }
      for (const { text, mark, y } of titles) {
        ctx.font = font(TEXT + 1, 640);
        write(text, 24 * px, yOf(y), 'left', '--ink');
        if (mark !== undefined) drawMark(ctx, mark, 10 * px, yOf(y), 6);
      }
      for (const { row, y } of rows) {
        const textY = yOf(narrow ? y - 10 : y);
        const lineY = yOf(narrow ? y + 9 : y);
        const room = narrow ? width - widthOf(row.figure) - 24 : left - 20;
        ctx.font = font(TEXT);
        write(fitted(row.label, room), 4 * px, textY, 'left', '--ink');
        write(row.figure, (width - 2) * px, textY, 'right', '--ink-2');
        ctx.strokeStyle = paint(row.mark.paint);
        ctx.lineCap = 'round';
        line(row.thin, lineY, row.thick === undefined ? 3 : 1.5);
        if (row.thick !== undefined) line(row.thick, lineY, 7);
        drawMark(ctx, row.mark, xOf(row.at), lineY, 5);
      }
      ctx.restore();
    };

    /** @type {uPlot.Options} */
    const options = {
      width,
      height: height + 28,
      padding: [2, right, 0, left],
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, ori: 1, dir: -1, range: () => [0, height] },
        y: { ori: 0, dir: 1, range: () => [scale.from, scale.to] },
      },
      axes: [
        { show: false, side: 3 },
        { ...axisOf(scale, width - left - right), side: 2, size: 26, grid: grid() },
      ],
      series: [{}, { paths: () => null, points: { show: false } }],
      hooks: { draw: [draw] },
    };
    return { options, data: [rows.map(({ y }) => y), rows.map(({ row }) => row.at)] };
  };

  /** @param {CurvesChart} chart @param {number} width @param {Element | null} readout */
  const curvesOptions = (chart, width, readout) => {
    const { bars, x, xScale, yScale, series } = chart;
    const gutter = Math.max(...yScale.ticks.map(({ text }) => widthOf(text))) + 16;

    /** Each line bears its mark where it is highest. @param {uPlot} u */
    const drawPeaks = (u) => {
      if (bars) return;
      for (const { mark, y } of series) {
        const top = y.indexOf(Math.max(...y));
        const [at, share] = [x[top], y[top]];
        if (at === undefined || share === undefined) continue;
        drawMark(u.ctx, mark, u.valToPos(at, 'x', true), u.valToPos(share, 'y', true), 5);
      }
    };
    /** @param {uPlot} u */
    const tell = (u) => {
      const { idx } = u.cursor;
      if (readout !== null && idx !== null && idx !== undefined) {
        readout.textContent = chart.readout[idx] ?? '';
      }
    };
    /** @type {uPlot.Options} */
    const options = {
      width,
      height: 240,
      padding: [12, 12, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: {
        x: { time: false, range: () => [xScale.from, xScale.to] },
        y: { range: () => [yScale.from, yScale.to] },
      },
      axes: [
        { ...axisOf(xScale, width - gutter), size: 28, grid: { show: false } },
        { ...axisOf(yScale, 1000), size: gutter, grid: grid() },
      ],
      series: [
        {},
        ...series.map(({ mark }) => {
          const stroke = paint(mark.paint);
          const paths = bars ? uPlot.paths.bars?.({ size: [0.82, 64] }) : undefined;
          return {
            stroke,
            points: { show: false },
            ...(paths === undefined
              ? { width: 2.5, dash: [...mark.dash] }
              : { width: 0, fill: stroke, paths }),
          };
        }),
      ],
      hooks: { draw: [drawPeaks], setCursor: [tell] },
    };
    return { options, data: [[...x], ...series.map(({ y }) => [...y])] };
  };

  const figures = [...document.querySelectorAll('figure.chart')].flatMap((figure) => {
    const plot = figure.querySelector('.plot');
    const data = figure.querySelector('script[type="application/json"]')?.textContent;
    if (!(plot instanceof HTMLElement) || !data) return [];
    const chart = /** @type {Chart} */ (JSON.parse(data));
    return [{ plot, chart, readout: figure.querySelector('.readout'), drawn: 0 }];
  });
  /** @type {WeakMap<HTMLElement, uPlot>} */
  const plots = new WeakMap();

  /** @param {typeof figures[number]} figure */
  const draw = (figure) => {
    const { plot, chart, readout } = figure;
    const width = Math.floor(plot.clientWidth);
    if (width === 0) return;
    plots.get(plot)?.destroy();
    const { options, data } =
      chart.kind === 'rows' ? rowsOptions(chart, width) : curvesOptions(chart, width, readout);
    plots.set(plot, new uPlot(options, /** @type {uPlot.AlignedData} */ (data), plot));
    figure.drawn = width;
  };
  const drawAll = () => figures.forEach(draw);

  // A picture has the width and the colours of the moment: with others it is drawn again.
  drawAll();
  new ResizeObserver(() => {
    for (const figure of figures) {
      if (Math.floor(figure.plot.clientWidth) !== figure.drawn) draw(figure);
    }
  }).observe(document.body);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawAll);

  // On paper: light, and as wide as a sheet.
  const root = document.documentElement;
  addEventListener('beforeprint', () => {
    root.dataset['theme'] = 'light';
    root.style.width = '700px';
    drawAll();
  });
  addEventListener('afterprint', () => {
    delete root.dataset['theme'];
    root.style.width = '';
    drawAll();
  });
})();

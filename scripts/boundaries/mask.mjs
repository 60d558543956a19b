// Blanks comments and the insides of literals, keeping every offset and line break. What is left
// can be searched with plain patterns: a word in a comment or a sentence is no code.

const REGEX_MAY_FOLLOW = /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of|throw|else))$/;

/** @param {string} text */
const blank = (text) => text.replace(/[^\r\n]/g, ' ');

/**
 * Length of the literal or comment that starts at `at`, or 0.
 * @param {string} source
 * @param {number} at
 * @param {string} before the code before it, masked
 */
function inertLength(source, at, before) {
  const rest = source.slice(at, at + 2);
  if (rest === '//') return lineLength(source, at);
  if (rest === '/*') return (source.indexOf('*/', at + 2) + 2 || source.length) - at;
  const first = rest[0];
  if (first === "'" || first === '"') return quotedLength(source, at);
  // The last few characters decide, whether "/" starts a pattern or divides.
  if (first === '/' && REGEX_MAY_FOLLOW.test(before.slice(-80).trimEnd())) {
    return (
      /^\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/.exec(source.slice(at))?.[0].length ?? 0
    );
  }
  return 0;
}

/**
 * @param {string} source
 * @param {number} at
 */
function lineLength(source, at) {
  const end = source.indexOf('\n', at);
  return (end < 0 ? source.length : end) - at;
}

/**
 * @param {string} source
 * @param {number} at
 */
function quotedLength(source, at) {
  const quote = source[at];
  let end = at + 1;
  while (end < source.length && source[end] !== quote && source[end] !== '\n') {
    end += source[end] === '\\' ? 2 : 1;
  }
  return Math.min(end + 1, source.length) - at;
}

/**
 * Quotes stay, so that a pattern can find where a literal begins.
 * @param {string} literal
 */
function maskLiteral(literal) {
  const first = literal[0] ?? '';
  if (first === '/' || literal.length < 2) return blank(literal);
  return first + blank(literal.slice(1, -1)) + literal.at(-1);
}

/**
 * @param {string} source
 * @returns {string} of the same length
 */
export function mask(source) {
  let masked = '';
  // One entry per template literal we are inside an expression of: its depth of open braces.
  /** @type {number[]} */
  const templates = [];
  let at = 0;

  const text = () => {
    const end = templateTextEnd(source, at);
    masked += blank(source.slice(at, end));
    at = end;
    if (source.startsWith('${', at)) {
      templates.push(0);
      masked += '${';
      at += 2;
    } else if (at < source.length) {
      masked += '`';
      at += 1;
    }
  };

  while (at < source.length) {
    const char = source[at] ?? '';
    const depth = templates.at(-1);
    const inert = inertLength(source, at, masked);
    if (inert > 0) {
      masked += maskLiteral(source.slice(at, at + inert));
      at += inert;
    } else if (char === '`') {
      masked += '`';
      at += 1;
      text();
    } else if (char === '}' && depth === 0) {
      templates.pop();
      masked += '}';
      at += 1;
      text();
    } else {
      if (depth !== undefined && char === '{') templates[templates.length - 1] = depth + 1;
      if (depth !== undefined && char === '}') templates[templates.length - 1] = depth - 1;
      masked += char;
      at += 1;
    }
  }
  return masked;
}

/**
 * Where the text of a template literal stops: at its closing backtick or at an expression.
 * @param {string} source
 * @param {number} from
 */
function templateTextEnd(source, from) {
  let at = from;
  while (at < source.length && source[at] !== '`' && !source.startsWith('${', at)) {
    at += source[at] === '\\' ? 2 : 1;
  }
  return Math.min(at, source.length);
}

/**
 * A component's markup holds prose with apostrophes; only its scripts are code.
 * @param {string} source
 */
export function keepScripts(source) {
  let kept = '';
  let at = 0;
  for (const found of source.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/g)) {
    const start = found.index + (found[1] ?? '').length;
    const code = found[2] ?? '';
    kept += blank(source.slice(at, start)) + code;
    at = start + code.length;
  }
  return kept + blank(source.slice(at));
}

/** Hands a text to the player as a file. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  saveBlob(name, new Blob([text], { type }));
}

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own reference by then; at once would be too early for some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Without its ending; no file system takes more than 255. */
const LONGEST_NAME = 80;

/** A name that every file system takes: 'Sunday game: 2' becomes 'sunday-game-2.json'. */
export function fileName(title: string, ending = 'json'): string {
  const plain = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '');
  return `${plain === '' ? 'empty-chair' : plain}.${ending}`;
}

/** Two games of one evening are two files: 'root-2026-11-08-2015.json'. */
export function gameFile(title: string, when: number): string {
  const at = new Date(when);
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return fileName(`${title} ${day} ${two(at.getHours())}${two(at.getMinutes())}`);
}

export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard === undefined) return copiedByHand(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A page that is not secure has no clipboard; what is selected can be copied all the same. */
function copiedByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // No keyboard comes up.
  // Beside an open dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
  }
}

/** Accepted by every file system and email client, including the extension. */
const MOST_BYTES = 180;
const LONGEST_ENDING = 10;

/**
 * Invisible or dangerous: control characters, marks that reverse the writing direction (so that "exe.pdf"
 * reads as "fdp.exe"), zero-width characters, line separators, lone surrogates, private and unassigned
 * characters.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFFC\uFFFD]/gu;
/** Characters that some system treats specially in names. */
const RESERVED = /[<>:"|?*]/g;
/** Device names on Windows, whatever follows the first dot. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** The longest prefix that fits, never splitting a character. */
function cut(text: string, most: number): string {
  let kept = '';
  let size = 0;
  for (const char of text) {
    size += bytesOf(char);
    if (size > most) break;
    kept += char;
  }
  return kept;
}

function shorten(name: string): string {
  if (bytesOf(name) <= MOST_BYTES) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= LONGEST_ENDING ? name.slice(dot) : '';
  return cut(name.slice(0, name.length - ending.length), MOST_BYTES - bytesOf(ending)).trimEnd() + ending;
}

/**
 * A name that is safe to display, to put into a ZIP and to save on any system: one visible line, without
 * folders. Keeps the extension and any script people write in. A safe name stays unchanged.
 */
export function safeFileName(given: string, fallback = 'file'): string {
  const name = given
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(RESERVED, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (name === '') return fallback;
  return shorten(name.replace(DEVICE, '_$1')).replace(/[.\s]+$/, '');
}

/** The extension in lower case, without its dot; empty when there is none. */
export const endingOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

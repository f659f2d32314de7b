export const USAGE = `Usage: npm run replay -- <folder> [--homes homes.csv] [--json]
       npm run replay -- --hazards <folder> [--json]

Pushes recorded answers of Cal OES through the product, on a database that is thrown away afterwards, and prints what
happened and why.

  <folder>           Files whose names end in a UTC time such as 20250108T173415Z before .geojson or .json, each the answer
                     to one pull at that moment; also in folders directly inside. "combined" in a file's or folder's name
                     means an answer of the combined statewide layer. Both sources are replayed together.
  --homes homes.csv  Homes to watch: a table with the columns id,lat,lng,plan,memberSince. Plans are core, plus, premium,
                     or none; days are written 2024-06-01. A row that cannot be read is told by its line and passed over.
                     Without it a built-in set of homes is watched.
  --hazards          Fires and road closures instead: <folder> has one folder per format (wfigs, firis, caltrans, quickmap,
                     511, wzdx) with files named by time. Prints what began, changed and ended by which rule, and how
                     each answer was judged. Needs no database.
  --json             One JSON object on each line instead of text. The line of each answer has the zones that changed, with
                     the rule that acted, and the open questions with the homes that wait for them. npm prints two lines of its own before them;
                     \`npm run -s replay -- <folder> --json\` prints the objects alone.

Ends with 0; with 2 when it was called wrongly or nothing can be read; with 128 and its number when a signal stopped it.`;

/** A mistake in the command line, reported in one sentence with exit code 2. */
export class UsageError extends Error {}

export type Arguments = { folder: string; homes: string | null; isJson: boolean; isHazards: boolean };

export function readArguments(args: readonly string[]): Arguments | 'help' {
  const folders: string[] = [];
  let homes: string | null = null;
  let isJson = false;
  let isHazards = false;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const [name, inline] = arg.startsWith('--') ? split(arg) : [null, null];
    if (arg === '--help' || arg === '-h') return 'help';
    if (name === '--json' && inline === null) isJson = true;
    else if (name === '--hazards' && inline === null) isHazards = true;
    else if (name === '--homes') {
      const file = inline ?? args[(at += 1)];
      if (!file || (inline === null && file.startsWith('--')))
        throw new UsageError('--homes needs the name of a file.');
      if (homes !== null) throw new UsageError('--homes is given twice.');
      homes = file;
    } else if (arg.startsWith('-')) throw new UsageError(`There is no option ${arg}.`);
    else folders.push(arg);
  }
  const [folder, ...others] = folders;
  if (!folder) throw new UsageError('Name the folder with the recorded answers.');
  if (others.length > 0) throw new UsageError(`One folder at a time: ${folders.join(', ')}.`);
  if (isHazards && homes !== null)
    throw new UsageError('--homes is for evacuation zones, not for --hazards.');
  return { folder, homes, isJson, isHazards };
}

function split(arg: string): [string, string | null] {
  const at = arg.indexOf('=');
  return at < 0 ? [arg, null] : [arg.slice(0, at), arg.slice(at + 1)];
}

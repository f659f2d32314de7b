/** Words that a rehearsal must never say: somebody once did, and a state took cover for 38 minutes. */
const NEVER_IN_DRILLS = [
  /not\s+a\s+drill/i,
  /\bleave\s+now\b/i,
  /\bevacuate\s+(?:now|immediately)\b/i,
  /\bevacuation\s+order\b/i,
  /\bevacuation\s+warning\b/i,
  /\b(?:real|actual)\s+(?:emergency|event)\b/i,
];

/** What of a text could be taken for the real thing. Empty: nothing. */
export const alarmingIn = (text: string): string[] =>
  NEVER_IN_DRILLS.flatMap((banned) => banned.exec(text)?.[0] ?? []);

type Drill = { addressLine: string; name: string; pageUrl: string };

/** The mail of a household's drill: says so first, last and in the subject, and refuses words of the real thing. */
export function composeDrill({ addressLine, name, pageUrl }: Drill) {
  const parts = {
    subject: `DRILL: a rehearsal for ${addressLine}`,
    greeting: 'This is a drill',
    paragraphs: [
      `“${name}” is a rehearsal for your household at ${addressLine}. Nothing has happened. No room is held and no money moves.`,
      'Do what you would do: look at your plan, gather what you would take, and tell us on the page when everybody would be out and safe.',
    ],
    action: { label: 'Open the drill', url: pageUrl },
    closing: 'This was a drill.',
  };
  // A name is typed by a person: the words around it were chosen with care, and it must not undo them.
  const found = alarmingIn([parts.subject, parts.greeting, ...parts.paragraphs].join(' '));
  if (found.length > 0) throw new Error(`A drill must not say "${found.join('", "')}"`);
  return parts;
}

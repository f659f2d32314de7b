/** Phrases a rehearsal must never contain: one false alert made a whole state take cover for 38 minutes. */
const NEVER_IN_DRILLS = [
  /not\s+a\s+drill/i,
  /\bleave\s+now\b/i,
  /\bevacuate\s+(?:now|immediately)\b/i,
  /\bevacuation\s+order\b/i,
  /\bevacuation\s+warning\b/i,
  /\b(?:real|actual)\s+(?:emergency|event)\b/i,
];

/** The phrases in a text that could be mistaken for a real alert. Empty: none. */
export const alarmingIn = (text: string): string[] =>
  NEVER_IN_DRILLS.flatMap((banned) => banned.exec(text)?.[0] ?? []);

type Drill = { addressLine: string; name: string; pageUrl: string };

/**
 * The email of a household's drill: says so first, last and in the subject, and refuses phrases of real
 * alerts.
 */
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
  // A person types the name, so it must not add a phrase that the prepared texts avoid.
  const found = alarmingIn([parts.subject, parts.greeting, ...parts.paragraphs].join(' '));
  if (found.length > 0) throw new Error(`A drill must not say "${found.join('", "')}"`);
  return parts;
}

import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';

/** Phrases a rehearsal must never contain: one false alert made a whole state take cover for 38 minutes. */
const NEVER_IN_DRILLS = [
  /not\s+a\s+drill/i,
  /\bleave\s+now\b/i,
  /\bevacuate\s+(?:now|immediately)\b/i,
  /\bevacuation\s+order\b/i,
  /\bevacuation\s+warning\b/i,
  /\b(?:real|actual)\s+(?:emergency|event)\b/i,
  /no\s+es\s+un\s+simulacro/i,
  /\b(?:salga|evac[uú]e)\s+(?:ahora|ya|de\s+inmediato|inmediatamente)\b/i,
  /\b(?:orden|advertencia|aviso)\s+de\s+evacuaci[oó]n\b/i,
  /\b(?:emergencia|evacuaci[oó]n)\s+real\b/i,
];

/** The phrases in a text that could be mistaken for a real alert. Empty: none. */
export const alarmingIn = (text: string): string[] =>
  NEVER_IN_DRILLS.flatMap((banned) => banned.exec(text)?.[0] ?? []);

type Drill = { addressLine: string; name: string; pageUrl: string; language: Language };

/**
 * The email of a household's drill: says so first, last and in the subject, and refuses phrases of real
 * alerts.
 */
export function composeDrill({ addressLine, name, pageUrl, language }: Drill) {
  const t = messagesIn(language).notificationMessages;
  const parts = {
    language,
    subject: t.drillSubject(addressLine),
    greeting: t.drillGreeting,
    paragraphs: [t.drillAbout(name, addressLine), t.drillSteps],
    action: { label: t.openDrill, url: pageUrl },
    closing: t.drillClosing,
  };
  // A person types the name, so it must not add a phrase that the prepared texts avoid.
  const found = alarmingIn([parts.subject, parts.greeting, ...parts.paragraphs].join(' '));
  if (found.length > 0) throw new Error(`A drill must not say "${found.join('", "')}"`);
  return parts;
}

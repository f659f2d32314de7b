import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import { itemIn } from '#server/money/marketplace/marketplace.ts';

function planParts(language: Language, detail: string): string {
  const stored = Object.entries(messagesIn('en').planParts.planParts);
  const shown: Record<string, string> = messagesIn(language).planParts.planParts;
  return detail
    .split(', ')
    .map((part) => shown[stored.find(([, name]) => name === part)?.[0] ?? ''] ?? part)
    .join(', ');
}

/**
 * What an entry adds, in the reader's language. The history is stored in English and never rewritten. Names,
 * amounts and what people wrote are shown as they are.
 */
export function detailIn(language: Language, { action, detail }: { action: string; detail: string }): string {
  if (language === 'en') return detail;
  if (action === 'household.plan-changed') return planParts(language, detail);
  return itemIn(language, detail);
}

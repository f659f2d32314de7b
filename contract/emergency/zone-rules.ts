import { rules } from '#text/emergency/zone-rules.ts';

/**
 * The written rules by which an official zone changes. Zone versions, audit entries, the evacuation page and
 * replays name the rule that applied. docs/decisions/0048-recorded-feed-behavior.md has the reasons.
 */
export const ZONE_RULES = rules;

export type ZoneRule = keyof typeof ZONE_RULES;

export const isZoneRule = (rule: string): rule is ZoneRule => Object.hasOwn(ZONE_RULES, rule);

/** The rule in a sentence, or null for changes from before rules were recorded. In English by default. */
export const ruleText = (
  rule: string | null,
  rules: Readonly<Record<ZoneRule, string>> = ZONE_RULES,
): string | null => (rule !== null && isZoneRule(rule) ? rules[rule] : null);

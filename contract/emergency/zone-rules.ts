import { zoneRules } from '#text/emergency/zone-rules.ts';

/**
 * The written rules by which an official zone changes. Zone versions, audit entries, the evacuation page and
 * replays name the rule that acted. docs/decisions/0048-recorded-feed-behavior.md has the reasons.
 */
export const ZONE_RULES = zoneRules;

export type ZoneRule = keyof typeof ZONE_RULES;

export const isZoneRule = (rule: string): rule is ZoneRule => Object.hasOwn(ZONE_RULES, rule);

/** The rule in a sentence, or null for changes from before rules were recorded. */
export const ruleText = (rule: string | null): string | null =>
  rule !== null && isZoneRule(rule) ? ZONE_RULES[rule] : null;

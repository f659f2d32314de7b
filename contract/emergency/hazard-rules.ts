import { HAZARD_END_RULES, type HazardEndRule } from '#contract/hazards.ts';
import { endRules } from '#text/emergency/hazard-ends.ts';

/**
 * The written rules by which a fire or a road closure ends, in words. docs/decisions/0066-hazard-feeds.md has the
 * reasons.
 */
export const HAZARD_RULES: Readonly<Record<HazardEndRule, string>> = endRules;

const isRule = (rule: string): rule is HazardEndRule => HAZARD_END_RULES.some((known) => known === rule);

export const hazardRuleText = (rule: string): string => (isRule(rule) ? HAZARD_RULES[rule] : rule);

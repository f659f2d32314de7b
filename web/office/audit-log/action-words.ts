import { actions } from '#text/office/activity-words.ts';
import * as t from '#text/office/audit-log.ts';

export const ACTION_WORDS: Readonly<Record<string, string>> = actions;

/** Fallback for an unknown action: "document: sorted". */
export const wordsFor = (action: string): string =>
  ACTION_WORDS[action] ?? action.replaceAll('-', ' ').replace('.', ': ');

type Group = { name: string; capabilities: string };

/** Filter groups and the capabilities of the actions in each. */
export const HOME_GROUPS: readonly Group[] = [
  { name: t.homeAndPolicies, capabilities: 'home,policy' },
  { name: t.documents, capabilities: 'document,checklist' },
  { name: t.inventory, capabilities: 'inventory,room,receipt' },
  { name: t.claims, capabilities: 'claim,recovery' },
  { name: t.readiness, capabilities: 'task' },
  { name: t.household, capabilities: 'household,neighbors' },
  { name: t.evacuationAndDrills, capabilities: 'evacuation,drill,stay' },
];
/** Actions that members see in their account's history. */
export const ACCOUNT_GROUPS: readonly Group[] = [
  { name: t.signInAndAccount, capabilities: 'account' },
  { name: t.notifications, capabilities: 'notifications,watched-place' },
  { name: t.invitations, capabilities: 'invitation' },
  { name: t.points, capabilities: 'points' },
  { name: t.purchases, capabilities: 'order,payment' },
  { name: t.membership, capabilities: 'membership,cash,agreements,repayment' },
];
/** Actions that only the team performs. */
export const TEAM_GROUPS: readonly Group[] = [
  { name: t.waitlist, capabilities: 'waitlist' },
  { name: t.messagesToSupport, capabilities: 'message' },
  { name: t.exportsAndAuditLogs, capabilities: 'list,audit' },
  { name: t.desk, capabilities: 'canned,broadcast' },
  { name: t.partners, capabilities: 'partner,hotel,statement' },
  { name: t.ambassadors, capabilities: 'ambassador,impact,neighbor-group' },
  { name: t.disasters, capabilities: 'disaster,recovery-rule' },
  { name: t.catalogAndPrices, capabilities: 'sku,price-change' },
  {
    name: t.operations,
    capabilities: 'zone,declaration,incident,information,request,review,feed,evidence,job,mail',
  },
];

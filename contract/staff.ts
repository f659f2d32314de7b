/**
 * Who on our team may do what. This table is the only place that says so: endpoints name the permission they need, the
 * server checks it in `server/platform/route.ts`, and the back office hides what a role doesn't include.
 */
export const ROLES = ['USER', 'AGENT', 'OPERATIONS', 'FINANCE', 'AUDITOR', 'ADMIN'] as const;
/** One role per account. USER is a member without staff access. */
export type Role = (typeof ROLES)[number];
export type StaffRole = Exclude<Role, 'USER'>;
export const STAFF_ROLES = ROLES.filter((role): role is StaffRole => role !== 'USER');

export const PERMISSIONS = [
  /** Enter the back office and see how much work is waiting. */
  'office.open',
  'figures.read',
  'waitlist.read',
  'waitlist.decide',
  'waitlist.export',
  'purchases.read',
  'purchases.fulfill',
  'purchases.refund',
  'purchases.export',
  'payments.read',
  'payments.settle',
  'members.read',
  'members.manage',
  'members.export',
  'points.adjust',
  /** Show a member's email address or phone number by a click, which is logged. */
  'contact.reveal',
  /** See email addresses in lists without a click. */
  'contact.always',
  'cases.read',
  'cases.work',
  /** Read any case without giving a reason. */
  'cases.any',
  'cases.export',
  /** Write and change canned replies. */
  'canned.edit',
  /** Write to all households of an incident. */
  'broadcasts.send',
  /** Choose members' home advisors. */
  'advisors.assign',
  'catalog.read',
  'catalog.edit',
  'prices.read',
  'prices.change',
  'repayments.read',
  'repayments.decide',
  'partners.read',
  'partners.edit',
  /** Stop using a partner for a while. */
  'partners.pause',
  'operations.read',
  'operations.act',
  'audit.read',
  'audit.export',
  'system.read',
  'system.repair',
  'staff.read',
  'staff.grant',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/**
 * ADMIN is written out like the others, so that no role gets a new permission until it is added here.
 * Paying partners will be FINANCE's alone.
 */
export const ROLE_MAY: Record<StaffRole, readonly Permission[]> = {
  AGENT: [
    'office.open',
    'members.read',
    'contact.reveal',
    'cases.read',
    'cases.work',
    'partners.read',
    'partners.pause',
  ],
  OPERATIONS: [
    'office.open',
    'figures.read',
    'waitlist.read',
    'purchases.read',
    'purchases.fulfill',
    'members.read',
    'contact.reveal',
    'catalog.read',
    'partners.read',
    'partners.edit',
    'partners.pause',
    'operations.read',
    'operations.act',
    'system.read',
    'cases.read',
    'cases.work',
    'cases.any',
    'canned.edit',
    'broadcasts.send',
    'advisors.assign',
  ],
  FINANCE: [
    'office.open',
    'figures.read',
    'purchases.read',
    'purchases.refund',
    'payments.read',
    'payments.settle',
    'members.read',
    'catalog.read',
    'prices.read',
    'repayments.read',
    'repayments.decide',
  ],
  AUDITOR: [
    'office.open',
    'figures.read',
    'waitlist.read',
    'purchases.read',
    'payments.read',
    'members.read',
    'catalog.read',
    'prices.read',
    'repayments.read',
    'partners.read',
    'operations.read',
    'audit.read',
    'system.read',
    'staff.read',
    'cases.read',
    'cases.any',
  ],
  ADMIN: [
    'office.open',
    'figures.read',
    'waitlist.read',
    'waitlist.decide',
    'waitlist.export',
    'purchases.read',
    'purchases.fulfill',
    'purchases.refund',
    'purchases.export',
    'payments.read',
    'payments.settle',
    'members.read',
    'members.manage',
    'members.export',
    'points.adjust',
    'contact.reveal',
    'contact.always',
    'catalog.read',
    'catalog.edit',
    'prices.read',
    'prices.change',
    'repayments.read',
    'repayments.decide',
    'partners.read',
    'partners.edit',
    'partners.pause',
    'operations.read',
    'operations.act',
    'audit.read',
    'audit.export',
    'system.read',
    'system.repair',
    'staff.read',
    'staff.grant',
    'cases.read',
    'cases.work',
    'cases.any',
    'cases.export',
    'canned.edit',
    'broadcasts.send',
    'advisors.assign',
  ],
};

const SETS = new Map(Object.entries(ROLE_MAY).map(([role, may]) => [role, new Set<Permission>(may)]));

export const isStaff = (role: Role): role is StaffRole => role !== 'USER';

export const mayDo = (role: Role, permission: Permission): boolean =>
  SETS.get(role)?.has(permission) ?? false;

/**
 * Who on our team may do what. This table is the only place that says so: endpoints name the permission they need, the
 * server checks it in `server/platform/route.ts`, and the back office hides what a role doesn't include.
 */
export const ROLES = ['USER', 'AGENT', 'OPERATIONS', 'FINANCE', 'AUDITOR', 'ADMIN'] as const;
/** One role per account. USER is a member without staff access. */
export type Role = (typeof ROLES)[number];
export type StaffRole = Exclude<Role, 'USER'>;
export const STAFF_ROLES = ROLES.filter((role): role is StaffRole => role !== 'USER');

/**
 * Each permission with the roles that have it. ADMIN is written out like the others, so that no role gets a new
 * permission until it is added here. Paying partners is FINANCE's alone.
 */
const ALLOWED = {
  /** Enter the back office and see how much work is waiting. */
  'office.open': ['AGENT', 'OPERATIONS', 'FINANCE', 'AUDITOR', 'ADMIN'],
  'figures.read': ['OPERATIONS', 'FINANCE', 'AUDITOR', 'ADMIN'],
  'waitlist.read': ['OPERATIONS', 'AUDITOR', 'ADMIN'],
  'waitlist.decide': ['ADMIN'],
  'waitlist.export': ['ADMIN'],
  'purchases.read': ['OPERATIONS', 'FINANCE', 'AUDITOR', 'ADMIN'],
  'purchases.fulfill': ['OPERATIONS', 'ADMIN'],
  'purchases.refund': ['FINANCE', 'ADMIN'],
  'purchases.export': ['ADMIN'],
  'payments.read': ['FINANCE', 'AUDITOR', 'ADMIN'],
  'payments.settle': ['FINANCE', 'ADMIN'],
  'members.read': ['AGENT', 'OPERATIONS', 'FINANCE', 'AUDITOR', 'ADMIN'],
  'members.manage': ['ADMIN'],
  'members.export': ['ADMIN'],
  'points.adjust': ['ADMIN'],
  /** Show a member's email address or phone number by a click, which is logged. */
  'contact.reveal': ['AGENT', 'OPERATIONS', 'ADMIN'],
  /** See email addresses in lists without a click. */
  'contact.always': ['ADMIN'],
  'cases.read': ['AGENT', 'OPERATIONS', 'AUDITOR', 'ADMIN'],
  'cases.work': ['AGENT', 'OPERATIONS', 'ADMIN'],
  /** Read any case without giving a reason. */
  'cases.any': ['OPERATIONS', 'AUDITOR', 'ADMIN'],
  'cases.export': ['ADMIN'],
  /** Write and change canned replies. */
  'canned.edit': ['OPERATIONS', 'ADMIN'],
  /** Write to all households of an incident. */
  'broadcasts.send': ['OPERATIONS', 'ADMIN'],
  /** Choose members' home advisors. */
  'advisors.assign': ['OPERATIONS', 'ADMIN'],
  'catalog.read': ['OPERATIONS', 'FINANCE', 'AUDITOR', 'ADMIN'],
  'catalog.edit': ['ADMIN'],
  'prices.read': ['FINANCE', 'AUDITOR', 'ADMIN'],
  'prices.change': ['ADMIN'],
  'repayments.read': ['FINANCE', 'AUDITOR', 'ADMIN'],
  'repayments.decide': ['FINANCE', 'ADMIN'],
  'partners.read': ['AGENT', 'OPERATIONS', 'FINANCE', 'AUDITOR', 'ADMIN'],
  'partners.edit': ['OPERATIONS', 'ADMIN'],
  /** Enter a partner's documents and prices. */
  'partners.terms': ['OPERATIONS', 'FINANCE', 'ADMIN'],
  /** Stop using a partner for a while. */
  'partners.pause': ['AGENT', 'OPERATIONS', 'ADMIN'],
  /** Note what a partner said on the phone. */
  'offers.answer': ['AGENT', 'OPERATIONS', 'ADMIN'],
  /** See which households have rooms at a hotel. */
  'guests.read': ['OPERATIONS', 'AUDITOR', 'ADMIN'],
  /** Partners' statements, and what incidents and points cost us. */
  'statements.read': ['FINANCE', 'AUDITOR', 'ADMIN'],
  'statements.draw': ['FINANCE', 'ADMIN'],
  'statements.approve': ['FINANCE', 'ADMIN'],
  'statements.pay': ['FINANCE'],
  'statements.export': ['FINANCE', 'ADMIN'],
  /** Declared disasters and the dates that agencies published for them. */
  'disasters.read': ['AGENT', 'OPERATIONS', 'AUDITOR', 'ADMIN'],
  'disasters.edit': ['OPERATIONS', 'ADMIN'],
  /** Applications of ambassadors, and what they enter for impact points. */
  'ambassadors.read': ['OPERATIONS', 'AUDITOR', 'ADMIN'],
  'ambassadors.decide': ['OPERATIONS', 'ADMIN'],
  'operations.read': ['OPERATIONS', 'AUDITOR', 'ADMIN'],
  'operations.act': ['OPERATIONS', 'ADMIN'],
  'audit.read': ['AUDITOR', 'ADMIN'],
  'audit.export': ['ADMIN'],
  'system.read': ['OPERATIONS', 'AUDITOR', 'ADMIN'],
  'system.repair': ['ADMIN'],
  'staff.read': ['AUDITOR', 'ADMIN'],
  'staff.grant': ['ADMIN'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type Permission = keyof typeof ALLOWED;
export const PERMISSIONS = Object.keys(ALLOWED) as Permission[];

export const mayDo = (role: Role, permission: Permission): boolean =>
  (ALLOWED[permission] as readonly Role[]).includes(role);

const permissionsOf = (role: StaffRole): Permission[] => PERMISSIONS.filter((one) => mayDo(role, one));
export const ROLE_MAY: Record<StaffRole, readonly Permission[]> = {
  AGENT: permissionsOf('AGENT'),
  OPERATIONS: permissionsOf('OPERATIONS'),
  FINANCE: permissionsOf('FINANCE'),
  AUDITOR: permissionsOf('AUDITOR'),
  ADMIN: permissionsOf('ADMIN'),
};

export const isStaff = (role: Role): role is StaffRole => role !== 'USER';

import { z } from 'zod';
import * as v from '#text/outreach/partner-values.ts';
import { endpoint } from '#contract/http.ts';
import { exportOf, page, pageQuery, sortBy } from '#contract/paging.ts';
import { line, Uuid } from '#contract/values.ts';
import { PARTNER_KINDS, PARTNER_STATES } from './partner-kinds.ts';
import * as model from './partners.ts';

const filters = {
  kind: z.enum(['all', ...PARTNER_KINDS]).default('all'),
  state: z.enum(['all', ...PARTNER_STATES]).default('all'),
  use: z
    .enum(['all', 'used', 'not-used', 'ends-soon'])
    .default('all')
    .describe('Used today, not used, or with a document or confirmation that expires within 30 days'),
  sort: sortBy(['name', 'kind', 'fitUntil'], 'name'),
};

const BASE = '/api/admin/partners';

export const listPartners = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  may: 'partners.read',
  summary: 'List partners, searchable by name, city, ZIP code or street, with the reason why any isn’t used',
  query: pageQuery(filters),
  reply: page(model.PartnerRow),
});

export const exportPartners = exportOf(BASE, 'partners', filters, 'partners.read');

const params = z.object({ partnerId: Uuid });
const changes = { access: 'staff', may: 'partners.edit', stepUp: true, params } as const;

export const getPartner = endpoint({
  method: 'GET',
  path: `${BASE}/:partnerId`,
  access: 'staff',
  may: 'partners.read',
  summary: 'Get a partner with its contacts, documents, services, hours, prices and capacity',
  params,
  reply: model.PartnerDetail,
});

export const addPartner = endpoint({
  method: 'POST',
  path: BASE,
  access: 'staff',
  may: 'partners.edit',
  stepUp: true,
  summary: 'Add a partner as a candidate. Hotels are added with their stars at /api/admin/hotels.',
  status: 201,
  errors: ['conflict'],
  body: model.NewPartner,
  reply: model.PartnerDetail,
});

export const changePartner = endpoint({
  method: 'PUT',
  path: `${BASE}/:partnerId`,
  ...changes,
  summary: 'Update a partner’s name, place, phone number and map listing',
  body: model.PartnerInput,
  reply: model.PartnerDetail,
});

export const movePartner = endpoint({
  method: 'POST',
  path: `${BASE}/:partnerId/state`,
  ...changes,
  summary: 'Activate, block or end a partner. A blocked partner is no longer used.',
  errors: ['conflict'],
  body: z.object({ to: z.enum(['active', 'blocked', 'ended']), reason: model.Reason }),
  reply: model.PartnerDetail,
});

export const pausePartner = endpoint({
  method: 'POST',
  path: `${BASE}/:partnerId/pause`,
  ...changes,
  may: 'partners.pause',
  summary: 'Pause a partner. It keeps what it has confirmed.',
  errors: ['conflict'],
  body: z.object({ reason: model.Reason }),
  reply: model.PartnerDetail,
});

export const unblockPartner = endpoint({
  method: 'POST',
  path: `${BASE}/:partnerId/unblock`,
  ...changes,
  summary: 'Request to unblock a partner. Once a second person agrees, it becomes paused.',
  errors: ['conflict'],
  body: z.object({ reason: model.Reason }),
  reply: model.PartnerDetail,
});

export const addContact = endpoint({
  method: 'POST',
  path: `${BASE}/:partnerId/contacts`,
  ...changes,
  summary: 'Add a contact, who is asked right away to confirm that they get our messages',
  status: 201,
  errors: ['conflict'],
  body: model.ContactInput,
  reply: model.PartnerDetail,
});

const contactParams = params.extend({ contactId: Uuid });

export const changeContact = endpoint({
  method: 'PUT',
  path: `${BASE}/:partnerId/contacts/:contactId`,
  ...changes,
  summary: 'Update a contact. A new address or number must be confirmed again.',
  params: contactParams,
  body: model.ContactInput,
  reply: model.PartnerDetail,
});

export const removeContact = endpoint({
  method: 'DELETE',
  path: `${BASE}/:partnerId/contacts/:contactId`,
  ...changes,
  summary: 'Remove a contact',
  params: contactParams,
  reply: model.PartnerDetail,
});

export const askContact = endpoint({
  method: 'POST',
  path: `${BASE}/:partnerId/contacts/:contactId/ask`,
  ...changes,
  summary: 'Ask a contact to confirm that they get our messages',
  errors: ['conflict'],
  params: contactParams,
  reply: model.PartnerDetail,
});

export const addDocument = endpoint({
  method: 'POST',
  path: `${BASE}/:partnerId/documents`,
  ...changes,
  may: 'partners.terms',
  summary: 'Add a license, an insurance certificate or an agreement with its expiration date',
  status: 201,
  body: model.DocumentInput,
  reply: model.PartnerDetail,
});

export const removeDocument = endpoint({
  method: 'DELETE',
  path: `${BASE}/:partnerId/documents/:documentId`,
  ...changes,
  may: 'partners.terms',
  summary: 'Remove a document that was entered by mistake',
  params: params.extend({ documentId: Uuid }),
  reply: model.PartnerDetail,
});

export const setCapabilities = endpoint({
  method: 'PUT',
  path: `${BASE}/:partnerId/services`,
  ...changes,
  summary: 'Set a partner’s services, with their limits and areas',
  body: z.object({ capabilities: model.Capabilities }),
  reply: model.PartnerDetail,
});

export const setHours = endpoint({
  method: 'PUT',
  path: `${BASE}/:partnerId/hours`,
  ...changes,
  summary: 'Set the days and times a partner is open. No rows means always.',
  body: z.object({ hours: model.Hours }),
  reply: model.PartnerDetail,
});

export const setRate = endpoint({
  method: 'PUT',
  path: `${BASE}/:partnerId/rates`,
  ...changes,
  may: 'partners.terms',
  summary: 'Set a price from a day on. The newest price that has started applies.',
  body: model.RateInput,
  reply: model.PartnerDetail,
});

export const setDays = endpoint({
  method: 'PUT',
  path: `${BASE}/:partnerId/days`,
  ...changes,
  summary:
    'Set a partner’s capacity per day for a range of days. Fails as a whole if any day has more taken.',
  errors: ['conflict'],
  body: model.DaysInput,
  reply: model.PartnerDetail,
});

/** The link in a message to a contact. Opening it changes nothing. */
export const confirmContact = endpoint({
  method: 'POST',
  path: '/api/partners/here',
  access: 'public',
  summary: 'Confirm as a partner’s contact, by the link in our message, that our messages arrive',
  errors: ['link_wrong', 'rate_limited'],
  body: z.object({
    t: z
      .string()
      .max(500)
      .regex(/^[\w-]{20,}$/, v.incompleteLink),
    name: line(80, v.yourName).describe('Who confirms. Email scanners press buttons but don’t type names'),
  }),
  reply: z.object({
    partner: z.string(),
    is: z.enum(['confirmed', 'over']).describe('`over`: the link has expired'),
  }),
});

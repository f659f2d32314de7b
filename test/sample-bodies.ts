/** Valid bodies and queries for the endpoints of a household: a validation error would prove nothing about access. */
import { randomUUID } from 'node:crypto';
import { EMPTY_PLAN } from '#server/home/household/household.ts';
import type { FullHousehold } from './full-household.ts';
import { HOME } from './homes.ts';

const PERSON = { name: 'x', ageGroup: 'adult', birthYear: null, mobility: 'none', power: [], note: '' };
const PET = { species: 'dog', count: 1, names: 'x', isTransportReady: false, note: '' };
const CONTACT = { name: 'x', relation: '', phone: '+17075550117', email: '', isOutOfArea: false };
const { policy: POLICY, ...ADDRESS } = HOME;
const BOOKING = {
  from: '2099-01-01T10:00',
  to: '2099-01-01T10:00',
  needs: { seats: 1 },
  words: { to: 'x' },
};
const STATED = { kind: 'statement', note: 'x' };
const EXPENSE = {
  kind: 'expense',
  day: '2026-01-10',
  details: { category: 'ALE-FOOD', payee: 'x', amountCents: 1 },
};
const ITEM = { name: 'x', category: 'Other', estValue: 1 };

/** By method and path, with the ids of one household. */
export const bodiesAbout = (ids: FullHousehold['ids'] & { userId: string }): Record<string, object> => ({
  'PATCH /api/homes/:homeId': ADDRESS,
  'PUT /api/homes/:homeId/location': { lat: 39.76, lng: -121.6, confirmed: true },
  'POST /api/homes/:homeId/policies': POLICY,
  'PUT /api/homes/:homeId/policies/:policyId': POLICY,
  'POST /api/homes/:homeId/inventory': ITEM,
  'PATCH /api/homes/:homeId/inventory/:itemId': { name: 'x' },
  'POST /api/homes/:homeId/inventory/change': { ids: [ids.itemId], change: { category: 'Other' } },
  'POST /api/homes/:homeId/inventory/trash': { ids: [ids.itemId] },
  'POST /api/homes/:homeId/inventory/restore': { ids: [ids.itemId] },
  'POST /api/homes/:homeId/inventory/trash/delete': { ids: [ids.itemId] },
  'POST /api/homes/:homeId/claims/packets': {},
  'POST /api/homes/:homeId/recovery': { lossDate: '2026-01-08', evidence: STATED },
  'PATCH /api/homes/:homeId/recovery': { isClosed: true },
  'POST /api/homes/:homeId/recovery/facts': {
    kind: 'flag',
    subject: 'total_loss',
    day: '2026-01-08',
    evidence: STATED,
  },
  'PUT /api/homes/:homeId/recovery/facts/:factId': { day: '2026-01-09', evidence: STATED },
  'POST /api/homes/:homeId/recovery/records': EXPENSE,
  'PUT /api/homes/:homeId/recovery/records/:recordId': EXPENSE,
  'POST /api/homes/:homeId/recovery/letters': { kind: 'policy-copy' },
  'PUT /api/homes/:homeId/recovery/letters/:letterId': {
    to: 'x',
    email: '',
    subject: 'x',
    body: 'x',
    basedOn: '2026-01-01T00:00:00.000Z',
  },
  'POST /api/homes/:homeId/recovery/letters/:letterId/send': {
    how: 'myself',
    basedOn: '2026-01-01T00:00:00.000Z',
    channel: 'letter',
    day: '2026-01-10',
  },
  'POST /api/homes/:homeId/recovery/shares': { label: 'x', days: 1, parts: ['log'] },
  'PUT /api/homes/:homeId/recovery/advisor': { isAgreed: false },
  'POST /api/homes/:homeId/help/:caseId/messages/:messageId/log': { who: 'x', summary: 'x' },
  'POST /api/homes/:homeId/inventory/confirm': { ids: [ids.itemId] },
  'PUT /api/homes/:homeId/inventory/:itemId/photos': { order: [ids.fileId] },
  'POST /api/homes/:homeId/receipts/:receiptId/items': { ids: [ids.itemId], tied: false },
  'POST /api/homes/:homeId/rooms': { name: 'x' },
  'PATCH /api/homes/:homeId/rooms/:roomId': { name: 'x' },
  'PATCH /api/homes/:homeId/documents/:documentId': { name: 'x' },
  'PUT /api/homes/:homeId/document-kinds/:kind': { applicable: false },
  'POST /api/homes/:homeId/household/people': PERSON,
  'PUT /api/homes/:homeId/household/people/:id': PERSON,
  'POST /api/homes/:homeId/household/pets': PET,
  'PUT /api/homes/:homeId/household/pets/:id': PET,
  'POST /api/homes/:homeId/household/contacts': CONTACT,
  'PUT /api/homes/:homeId/household/contacts/:id': CONTACT,
  'PUT /api/homes/:homeId/household/plan': EMPTY_PLAN,
  'POST /api/homes/:homeId/household/invitations': { email: 'x@example.com', role: 'viewer' },
  'PATCH /api/homes/:homeId/household/members/:userId': { role: 'viewer' },
  'POST /api/homes/:homeId/household/owner': { userId: ids.userId },
  'POST /api/homes/:homeId/claims/packets/:packetId/links': { label: 'x', days: 1 },
  'PUT /api/homes/:homeId/evacuation/room/own-nights': { ownNights: 1 },
  'PUT /api/homes/:homeId/evacuation/people/:personId': { state: 'safe' },
  'POST /api/homes/:homeId/help/messages': { id: randomUUID(), text: 'Hello' },
  'PUT /api/homes/:homeId/help/read': { caseId: ids.caseId, seq: 1 },
  'PUT /api/homes/:homeId/help/:caseId/presence': { isHere: true, isTyping: true },
  'PUT /api/homes/:homeId/advisor/call': { at: '2099-01-01T10:00', about: 'x' },
  'POST /api/homes/:homeId/bookings': { id: randomUUID(), kind: 'ride', ...BOOKING },
  'PUT /api/homes/:homeId/bookings/:bookingId': BOOKING,
  'POST /api/homes/:homeId/bookings/:bookingId/cancel': { terms: 'free' },
  'POST /api/homes/:homeId/bookings/:bookingId/agree': { cents: 1 },
  'POST /api/homes/:homeId/bookings/:bookingId/refuse': { cents: 1 },
  'POST /api/homes/:homeId/bookings/:bookingId/pay': { cents: 1 },
  'POST /api/homes/:homeId/bookings/:bookingId/report': { problem: 'not-done', words: 'x' },
  'POST /api/homes/:homeId/bookings/:bookingId/rate': { stars: 1, words: 'x' },
  'PUT /api/homes/:homeId/supplies': { items: ['oxygen'], list: 'x' },
  'PUT /api/homes/:homeId/automatic-start': { isAutomatic: false },
  'POST /api/homes/:homeId/evacuation/requests': { why: 'x' },
  'POST /api/homes/:homeId/evacuation/requests/:id/appeal': { why: 'x' },
  'POST /api/homes/:homeId/drills/:id/steps': { step: 'acknowledged' },
  'PATCH /api/tasks/:taskId': { status: 'DONE' },
});

export const SAMPLE_QUERIES: Record<string, string> = {
  'POST /api/homes/:homeId/documents': '?kind=mortgage',
  'GET /api/homes/:homeId/inventory/export': '?format=csv',
  'GET /api/homes/:homeId/recovery/expenses/export': '?format=xlsx',
  'GET /api/homes/:homeId/inventory/import/template': '?format=csv',
};

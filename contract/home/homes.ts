import * as v from '#text/home/values.ts';
import { z } from 'zod';
import { kilometersBetween } from '#contract/distance.ts';
import { endpoint } from '#contract/http.ts';
import { Approval, ApprovalDoubt } from './protection.ts';
import { BasedOn, Policy, PolicyChange, PolicyInput } from './policies.ts';
import { Instant, text, Uuid } from '#contract/values.ts';

/** In a path: the caller's current home. */
export const CURRENT_HOME = 'current-home-id';

/** A home in a path: by its id, or the caller's current one. */
export const HomeRef = z.union([Uuid, z.literal(CURRENT_HOME)]);

/** The states a home can be in, with display names. */
export const HOME_STATES = { CA: 'California', NV: 'Nevada', AZ: 'Arizona' } as const;
export const HomeState = z.enum(['CA', 'NV', 'AZ'], v.state);
export type HomeState = z.infer<typeof HomeState>;

/**
 * How well a home's location is known. A `pin` was placed with streets in view, or by a device that knew where it
 * was; a pin without such evidence is `street`. Only `pin` and `rooftop` are exact; nothing else may start services.
 */
export const Accuracy = z.enum(['pin', 'rooftop', 'street', 'zip']);
export type Accuracy = z.infer<typeof Accuracy>;

export const HomeRole = z.enum(['owner', 'member', 'viewer']);
export type HomeRole = z.infer<typeof HomeRole>;

const Latitude = z.number(v.latitude).min(-90, v.latitude).max(90, v.latitude);
const Longitude = z.number(v.longitude).min(-180, v.longitude).max(180, v.longitude);
export const Point = z.object({ lat: Latitude, lng: Longitude });
export type Point = z.infer<typeof Point>;

/** Where our own lookup found the address, whatever pin was placed since. */
export const LookedUp = Point.extend({ accuracy: z.enum(['rooftop', 'street', 'zip']) });
export type LookedUp = z.infer<typeof LookedUp>;

/** What the person could see when they set a pin. The server grants no better precision than this supports. */
export const PinEvidence = z.object({
  how: z.enum(['map', 'device', 'typed'], 'Say how the pin was set'),
  zoom: z.number().min(0).max(24).optional().describe('Zoom of the map with the pin in view'),
  hasStreets: z.boolean().optional().describe('Street tiles were visible at the pin'),
  hasImagery: z.boolean().optional().describe('Aerial imagery was visible at the pin'),
  deviceMeters: z.number().min(0).max(100_000).optional().describe('Accuracy reported by the device'),
});
export type PinEvidence = z.infer<typeof PinEvidence>;

/**
 * A pin farther than this from our previous location needs a second confirmation: kilometers, by its
 * accuracy.
 */
export const FAR_KM: Record<Accuracy, number> = { pin: 2, rooftop: 2, street: 2, zip: 25 };

type Whereabouts = { lat: number | null; lng: number | null; accuracy: Accuracy | null };
const STEP_KM = 0.001;
/**
 * Whether a person placed this pin. A location we guessed from the ZIP code or street doesn't count until it
 * is moved.
 */
export function isPlaced({ lat, lng, accuracy }: Whereabouts, pin: Point): boolean {
  if (lat === null || lng === null || (accuracy !== 'zip' && accuracy !== 'street')) return true;
  return kilometersBetween({ lat, lng }, pin) >= STEP_KM;
}

export const Zip = z
  .string()
  .trim()
  .regex(/^\d{5}$/, v.zip);

export const HomeAddress = z.object({
  address: text(200, v.street),
  city: text(100, v.city),
  state: HomeState,
  zip: Zip,
});
export type HomeAddress = z.infer<typeof HomeAddress>;

/** Coordinates of a suggested address the member picked. Our own lookup decides how exact they are. */
const Picked = { lat: Latitude.optional(), lng: Longitude.optional() };

/** The member confirmed the address as typed, after we asked. */
const Confirmed = {
  confirmed: z
    .boolean()
    .optional()
    .describe('Confirms an address whose ZIP code seems to be in another state.'),
};

export const Home = z
  .object({
    id: Uuid,
    address: z.string(),
    city: z.string(),
    state: HomeState,
    zip: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    accuracy: Accuracy.nullable(),
    accuracyFeet: z.number().int().nullable().describe('How far off the location may be, if measured'),
    lookedUp: LookedUp.nullable().describe('Where our own lookup found the address'),
    canStartServices: z.boolean().describe('The location is exact: a pin or a rooftop.'),
    approval: Approval.describe('Pre-approval of the home: whether services start automatically'),
    approvalDoubt: ApprovalDoubt.nullable().describe('What our team is reviewing'),
    startsByHand: z
      .boolean()
      .default(false)
      .describe('Automatic activation is off: someone in the household starts the services'),
    role: HomeRole.describe('What the caller may do: everything, edit, or view only.'),
    isCurrent: z.boolean(),
    archivedAt: Instant.nullable(),
    createdAt: Instant,
    updatedAt: Instant,
    policies: z.array(Policy).describe('By end date, latest first; ended policies last.'),
  })
  .meta({ id: 'Home' });
export type Home = z.output<typeof Home>;

const params = z.object({ homeId: HomeRef });

export const listHomes = endpoint({
  method: 'GET',
  path: '/api/homes',
  access: 'member',
  summary: 'List the caller’s homes with their policies, oldest first, archived ones last',
  reply: z.array(Home),
});

export const addHome = endpoint({
  method: 'POST',
  path: '/api/homes',
  access: 'member',
  summary: 'Add a home, optionally with its insurance policy. It becomes the current home.',
  status: 201,
  errors: ['conflict', 'confirmation_needed'],
  body: HomeAddress.extend({
    ...Picked,
    ...Confirmed,
    policy: PolicyInput.optional().describe('Omit to add the policy later'),
  }),
  reply: Home,
});

export const getHome = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId',
  access: 'member',
  summary: 'Get a home with its policies',
  errors: ['not_found'],
  params,
  reply: Home,
});

export const changeHome = endpoint({
  method: 'PATCH',
  path: '/api/homes/:homeId',
  access: 'member',
  summary: 'Change a home’s address and look up its location again. Owner only.',
  stepUp: true,
  errors: ['not_found', 'not_allowed', 'conflict', 'confirmation_needed'],
  params,
  body: HomeAddress.partial().extend({ ...Picked, ...Confirmed, basedOn: BasedOn }),
  reply: Home,
});

export const placeHome = endpoint({
  method: 'PUT',
  path: '/api/homes/:homeId/location',
  access: 'member',
  summary:
    'Place the home’s pin on the map. Its precision follows from the evidence sent. Owner only; moving a pin requires step-up.',
  errors: ['not_found', 'not_allowed', 'conflict', 'confirmation_needed', 'step_up_required'],
  params,
  body: Point.extend({
    confirmed: z.boolean().optional().describe('Confirms a pin that is far from the address.'),
    evidence: PinEvidence.optional(),
  }),
  reply: Home,
});

export const chooseHome = endpoint({
  method: 'PUT',
  path: '/api/homes/:homeId/current',
  access: 'member',
  summary: 'Set the caller’s current home',
  errors: ['not_found', 'conflict'],
  params,
  reply: Home,
});

export const setAutomaticStart = endpoint({
  method: 'PUT',
  path: '/api/homes/:homeId/automatic-start',
  access: 'member',
  summary: 'Set whether services start automatically when an order covers the home. Owner only.',
  params,
  body: z.object({ isAutomatic: z.boolean() }),
  reply: Home,
});

export const archiveHome = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/archive',
  access: 'member',
  summary: 'Archive a home. It becomes read-only, and no services start for it.',
  stepUp: true,
  errors: ['not_found', 'not_allowed'],
  params,
  reply: Home,
});

export const restoreHome = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/restore',
  access: 'member',
  summary: 'Restore an archived home',
  errors: ['not_found', 'not_allowed'],
  params,
  reply: Home,
});

const policyParams = z.object({ homeId: HomeRef, policyId: Uuid });

export const addPolicy = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/policies',
  access: 'member',
  summary: 'Add a policy to a home',
  status: 201,
  errors: ['not_found', 'not_allowed', 'conflict'],
  params,
  body: PolicyInput,
  reply: Policy,
});

export const changePolicy = endpoint({
  method: 'PUT',
  path: '/api/homes/:homeId/policies/:policyId',
  access: 'member',
  summary: 'Update a policy. If the policy number is omitted, it stays the same.',
  errors: ['not_found', 'not_allowed', 'conflict'],
  params: policyParams,
  body: PolicyChange,
  reply: Policy,
});

export const showPolicyNumber = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/policies/:policyId/number',
  access: 'member',
  summary: 'Get the full policy number. Lists contain only its last digits.',
  stepUp: true,
  errors: ['not_found'],
  params: policyParams,
  reply: z.object({ policyNumber: z.string() }),
});

export const endPolicy = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/policies/:policyId/end',
  access: 'member',
  summary: 'Remove a policy from the home. It stays listed, because claims can concern the past.',
  errors: ['not_found', 'not_allowed', 'conflict'],
  params: policyParams,
  reply: Policy,
});

export const renewPolicy = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/policies/:policyId/renew',
  access: 'member',
  summary: 'Copy a policy into its next term, which starts when this one ends',
  status: 201,
  errors: ['not_found', 'not_allowed', 'conflict'],
  params: policyParams,
  reply: Policy,
});

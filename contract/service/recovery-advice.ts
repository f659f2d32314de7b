import { z } from 'zod';
import { contactText } from '#contract/contact-data.ts';
import { HomeRef } from '#contract/home/homes.ts';
import { Day } from '#contract/home/policies.ts';
import { Deadline } from '#contract/home/recovery.ts';
import { NewTask, RecoveryTask } from '#contract/home/recovery-tasks.ts';
import { endpoint } from '#contract/http.ts';
import { Instant, Uuid } from '#contract/values.ts';

/** Whether a household lets its home advisor see its recovery. */
export const RecoveryAdvisor = z
  .object({
    isIncluded: z.boolean().describe('False: the home’s plan has no home advisor'),
    advisor: z.object({ name: z.string() }).nullable().describe('Null: our team hasn’t chosen one yet'),
    agreedAt: Instant.nullable().describe('Null: the advisor can’t see the recovery'),
    canChange: z.boolean().describe('Only the owner of the home can agree'),
  })
  .meta({ id: 'RecoveryAdvisor' });
export type RecoveryAdvisor = z.output<typeof RecoveryAdvisor>;

const home = z.object({ homeId: HomeRef });

export const getRecoveryAdvisor = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/recovery/advisor',
  access: 'member',
  summary: 'Whether the home advisor has access to the recovery',
  errors: ['conflict'],
  params: home,
  reply: RecoveryAdvisor,
});

export const setRecoveryAdvisor = endpoint({
  method: 'PUT',
  path: '/api/homes/:homeId/recovery/advisor',
  access: 'member',
  summary: 'Grant or revoke the home advisor’s access to the recovery',
  errors: ['conflict', 'membership_required'],
  params: home,
  body: z.object({ isAgreed: z.boolean() }),
  reply: RecoveryAdvisor,
});

/** A member’s recovery, as their advisor sees it. Notes and documents of the household stay with it. */
export const AdvisedRecovery = z
  .object({
    homeId: Uuid,
    memberName: contactText(),
    city: z.string(),
    today: Day,
    lossDate: Day,
    closedAt: Instant.nullable(),
    deadlines: z.array(Deadline),
    contacts: z.array(
      z.object({ id: Uuid, day: Day, who: z.string(), summary: z.string(), promise: z.string() }),
    ),
    letters: z.array(z.object({ id: Uuid, subject: z.string(), sentOn: Day })),
    money: z.object({ claimableCents: z.number().int(), paidCents: z.number().int() }),
    tasks: z.array(RecoveryTask),
    caseId: Uuid.nullable().describe('The household’s conversation with our team, where the advisor replies'),
  })
  .meta({ id: 'AdvisedRecovery' });
export type AdvisedRecovery = z.output<typeof AdvisedRecovery>;

export const AdvisedRow = z
  .object({
    homeId: Uuid,
    memberName: contactText(),
    city: z.string(),
    agreedAt: Instant,
    openTasks: z.number().int(),
  })
  .meta({ id: 'AdvisedRecoveryRow' });

export const listAdvisedRecoveries = endpoint({
  method: 'GET',
  path: '/api/desk/recoveries',
  access: 'staff',
  may: 'cases.work',
  summary: 'List recoveries that members share with you as their home advisor',
  reply: z.array(AdvisedRow),
});

const advised = z.object({ homeId: Uuid });

export const getAdvisedRecovery = endpoint({
  method: 'GET',
  path: '/api/desk/recoveries/:homeId',
  access: 'staff',
  may: 'cases.work',
  summary: 'Get the recovery of a member you advise. Every view is logged.',
  params: advised,
  reply: AdvisedRecovery,
});

export const giveRecoveryTask = endpoint({
  method: 'POST',
  path: '/api/desk/recoveries/:homeId/tasks',
  access: 'staff',
  may: 'cases.work',
  stepUp: true,
  summary: 'Add a task for the household. It appears under what to do today.',
  errors: ['conflict'],
  params: advised,
  body: NewTask,
  reply: AdvisedRecovery,
});

export const removeRecoveryTask = endpoint({
  method: 'DELETE',
  path: '/api/desk/recoveries/:homeId/tasks/:taskId',
  access: 'staff',
  may: 'cases.work',
  stepUp: true,
  summary: 'Remove a task that isn’t done yet',
  errors: ['conflict'],
  params: advised.extend({ taskId: Uuid }),
  reply: AdvisedRecovery,
});

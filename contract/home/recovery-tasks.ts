import * as v from '#text/home/recovery-task-values.ts';
import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { line, text, Uuid } from '#contract/values.ts';
import { HomeRef } from './homes.ts';
import { Day } from './policies.ts';

export const NewTask = z.object({
  title: line(120, v.title),
  note: z.union([z.literal(''), text(1000)]).default(''),
  due: Day.nullable().default(null),
});
export type NewTask = z.output<typeof NewTask>;

/** Something that the home advisor asks the household to do. */
export const RecoveryTask = NewTask.extend({ id: Uuid, doneOn: Day.nullable() }).meta({ id: 'RecoveryTask' });
export type RecoveryTask = z.output<typeof RecoveryTask>;

const home = z.object({ homeId: HomeRef });

export const getRecoveryTasks = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/recovery/tasks',
  access: 'member',
  summary: 'List tasks from the home advisor',
  errors: ['conflict'],
  params: home,
  reply: z.object({ canEdit: z.boolean(), today: Day, tasks: z.array(RecoveryTask) }),
});

export const finishRecoveryTask = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/recovery/tasks/:taskId/done',
  access: 'member',
  summary: 'Mark an advisor’s task as done',
  status: 204,
  errors: ['conflict'],
  params: home.extend({ taskId: Uuid }),
});

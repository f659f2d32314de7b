import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { CaseRow } from '#contract/service/cases.ts';
import { Uuid } from '#contract/values.ts';

/** More don't fit on one screen. */
export const MOST_ON_BOARD = 500;

export const listBoards = endpoint({
  method: 'GET',
  path: '/api/desk/boards',
  access: 'staff',
  may: 'cases.read',
  summary: 'Incidents with cases that aren’t closed, most cases first',
  reply: z.object({
    boards: z.array(z.object({ incidentId: Uuid, name: z.string(), cases: z.number().int() })),
  }),
});

export const getBoard = endpoint({
  method: 'GET',
  path: '/api/desk/boards/:incidentId',
  access: 'staff',
  may: 'cases.read',
  summary:
    'The cases of an incident that aren’t closed, on one screen; most severe and longest waiting first',
  params: z.object({ incidentId: Uuid }),
  reply: z.object({
    name: z.string(),
    total: z.number().int().describe('All of them; the rows stop at 500'),
    rows: z.array(CaseRow),
  }),
});

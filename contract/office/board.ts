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
  summary: 'List incidents with cases that aren’t closed, most cases first',
  reply: z.object({
    boards: z.array(z.object({ incidentId: Uuid, name: z.string(), cases: z.number().int() })),
  }),
});

export const getBoard = endpoint({
  method: 'GET',
  path: '/api/desk/boards/:incidentId',
  access: 'staff',
  may: 'cases.read',
  summary: 'List an incident’s cases that aren’t closed, most severe and longest waiting first',
  params: z.object({ incidentId: Uuid }),
  reply: z.object({
    name: z.string(),
    total: z.number().int().describe('Total number of cases; `rows` has at most 500'),
    rows: z.array(CaseRow),
  }),
});

import { expect, test } from 'vitest';
import { readPartnerText } from './partner-words.ts';

test.each([
  ['1 84613', { is: 'yes', number: '84613' }],
  ['yes 84613', { is: 'yes', number: '84613' }],
  ['YES: #84613', { is: 'yes', number: '84613' }],
  ['Sí A-17', { is: 'yes', number: 'A-17' }],
  ['confirmed conf 84613', { is: 'yes', number: '84613' }],
  ['YES', { is: 'bare-yes' }],
  ['1', { is: 'bare-yes' }],
  ['2', { is: 'no', reason: 'other', note: '' }],
  ['NO full', { is: 'no', reason: 'full', note: 'full' }],
  ['2 estamos llenos', { is: 'no', reason: 'full', note: 'estamos llenos' }],
  ['no, we are evacuating too', { is: 'no', reason: 'evacuating', note: 'we are evacuating too' }],
  ['2: closed for the season', { is: 'no', reason: 'closed', note: 'closed for the season' }],
  ['NO dogs please', { is: 'no', reason: 'needs', note: 'dogs please' }],
  ['ROOMS 8', { is: 'rooms', count: 8 }],
  ['rooms: 0', { is: 'rooms', count: 0 }],
  ['Habitaciones 12', { is: 'rooms', count: 12 }],
])('%s is read', (text, said) => expect(readPartnerText(text)).toEqual(said));

test.each([
  'No problem, see you soon',
  'no worries, full house but we will manage',
  'ok thanks, we will call you',
  'yes we will',
  'Who is this?',
  'north wing only',
  '18 rooms maybe',
  'rooms many',
  '12',
  'Yes 3 rooms are fine',
  '',
])('%s is no answer, and our team reads it', (text) => expect(readPartnerText(text)).toBeNull());

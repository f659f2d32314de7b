import { expect, test } from 'vitest';
import { readHomes } from './homes-file.ts';

const HEADER = 'id,lat,lng,plan,memberSince\n';
test.each([
  ['', 'The table of homes is empty.'],
  [HEADER, 'The table of homes has no home'],
  ['id,lat,plan,memberSince\n', 'line 1: there is no column lng'],
])('refuses a homes file such as %j', async (text, sentence) => {
  await expect(readHomes(text)).rejects.toThrow(sentence);
});

const GOOD = 'good,34,-118,core,2024-01-01';
test.each([
  ['a,34,-118,core', 'it has 4 fields, not 5'],
  [',34,-118,core,2024-01-01', 'the home has no id'],
  ['a,91,-118,core,2024-01-01', 'lat "91" is no number from -90 to 90'],
  ['a,0x22,-118,core,2024-01-01', 'lat "0x22" is no number'],
  ['a,34,,core,2024-01-01', 'lng "" is no number'],
  ['a,34,-118,core,2024-02-30', 'memberSince "2024-02-30" is no date'],
  ['a,34,-118,core,13/1/2024', 'memberSince "13/1/2024" is no date'],
  ['a,34,-118,core,yesterday', 'memberSince "yesterday" is no date'],
  ['a,34,-118,core,', 'memberSince "" is no date'],
  ['good,2,2,core,2024-01-01', 'the home "good" is on line 2 already'],
  ['"a,1,1,core,2024-01-01', 'a quote is opened and never closed'],
  ['a,34,-118,core,2024-01-01,more', 'it has 6 fields, not 5; those at its end are not read'],
])('a bad row such as %j is reported by line, and the rest is read', async (row, sentence) => {
  const { homes, problems } = await readHomes(`${HEADER}${GOOD}\n\n${row}\nlast,35,-119,none,\n`);
  expect(problems).toEqual([expect.stringContaining(`Homes, line 4: ${sentence}`)]);
  expect(homes.map(({ id }) => id).filter((id) => id !== 'a')).toEqual(['good', 'last']);
});

test.each([
  [
    'a byte order mark, CRLF and quotes',
    '\uFEFFid,lat,lng,plan,memberSince\r\n"a","34","-118","core","2024-01-01"\r\n',
  ],
  [
    'blank lines, blanks around and a comma at the end',
    `${HEADER}\n  \n,,,,\n a , 34 , -118 , Core , 2024-01-01 ,\n`,
  ],
  [
    'more columns in another order',
    'plan,note,lng,lat,Member Since,ID\ncore,"two\nlines",-118,34,2024-01-01,a\n',
  ],
  ['semicolons', 'id;lat;lng;plan;memberSince\na;34;-118;core;2024-01-01\n'],
  ['other ways to write numbers and days', `${HEADER}a,3.4e1,\u2212118,core,1/1/2024`],
  ['a moment without a zone', `${HEADER}a,34,-118.0,core,2024-01-01T00:00:00`],
])('reads a homes file with %s', async (_, text) => {
  expect(await readHomes(text)).toEqual({
    homes: [{ id: 'a', lat: 34, lng: -118, plan: 'core', memberSince: new Date('2024-01-01T00:00:00Z') }],
    problems: [],
  });
});

test('a quote closed on a later line invalidates only its own line', async () => {
  const { homes, problems } = await readHomes(
    `${HEADER}"a,1,1,core,2024-01-01\n${GOOD}\n"b",34,-118,none,\n`,
  );
  expect(homes.map(({ id }) => id)).toEqual(['good', 'b']);
  expect(problems).toEqual(['Homes, line 2: a quote is opened and never closed.']);
});

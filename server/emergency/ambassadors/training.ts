import { randomInt } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type * as contract from '#contract/emergency/training.ts';
import { MODULES, type Module } from '#contract/emergency/training-modules.ts';
import { MODULE_POINTS } from '#contract/outreach/impact.ts';
import { dateText } from '#contract/text/format.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { eq, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { lockActive, requireActive } from './active.ts';
import { drawCertificate } from './certificate-pdf.ts';
import { grantImpact, ledgerWords, moduleKey } from './ledger.ts';
import { pacificDay } from './pacific-day.ts';
import { trainingCertificates, trainingProgress } from './tables.ts';
import { certificateSpan, grade, triesLeft } from './training-rules.ts';

type TrainingDeps = Pick<Deps, 'db' | 'clock'>;

const progressOf = async (db: Queryable, userId: string) =>
  new Map(
    (await db.select().from(trainingProgress).where(eq(trainingProgress.userId, userId))).map((row) => [
      row.module,
      row,
    ]),
  );

const numberOf = async (db: Queryable, userId: string) =>
  first(await db.select().from(trainingCertificates).where(eq(trainingCertificates.userId, userId)))?.number;

async function view(db: Queryable, userId: string, now: Date): Promise<z.input<typeof contract.Training>> {
  const progress = await progressOf(db, userId);
  const today = pacificDay(now);
  const span = certificateSpan(passedIn(progress), now);
  const number = span && (await numberOf(db, userId));
  return {
    modules: MODULES.map((module) => {
      const row = progress.get(module);
      return {
        module,
        lessonsRead: row?.lessonsRead ?? 0,
        passedAt: row?.passedAt ?? null,
        triesLeft: triesLeft(row, today),
      };
    }),
    certificate:
      span && number
        ? { number, issuedOn: pacificDay(span.issued), validUntil: pacificDay(span.until) }
        : null,
  };
}

const passedIn = (progress: Awaited<ReturnType<typeof progressOf>>): Map<Module, Date> =>
  new Map([...progress].flatMap(([module, { passedAt }]) => (passedAt ? [[module, passedAt] as const] : [])));

export async function readTraining(deps: TrainingDeps, userId: string) {
  await requireActive(deps, userId);
  return view(deps.db, userId, deps.clock.now());
}

/** Saves a reading position. With two devices, the higher one wins. */
export const saveReading = ({ db, clock }: TrainingDeps, userId: string, module: Module, read: number) =>
  db.transaction(async (tx) => {
    await lockActive(tx, userId);
    await tx
      .insert(trainingProgress)
      .values({ userId, module, lessonsRead: read })
      .onConflictDoUpdate({
        target: [trainingProgress.userId, trainingProgress.module],
        set: { lessonsRead: sql`greatest(${trainingProgress.lessonsRead}, ${read})` },
      });
    return view(tx, userId, clock.now());
  });

/** Letters and digits that can't be mistaken for others when read aloud. */
const LETTERS = 'ABCDEFGHJKMNPQRTUVWXYZ2346789';
const newNumber = () => Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

async function issueCertificate(tx: Tx, userId: string, now: Date): Promise<void> {
  if (!certificateSpan(passedIn(await progressOf(tx, userId)), now)) return;
  await tx
    .insert(trainingCertificates)
    .values({ userId, number: newNumber() })
    .onConflictDoNothing({ target: trainingCertificates.userId });
}

/** Grades a quiz. Passing earns points the first time; passing again renews the certificate. */
export const takeQuiz = ({ db, clock }: TrainingDeps, userId: string, module: Module, answers: number[]) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const today = pacificDay(now);
    // Locks the ambassador, so that attempts are counted one at a time.
    await lockActive(tx, userId);
    const row = (await progressOf(tx, userId)).get(module);
    if (triesLeft(row, today) === 0) throw new AppError('conflict', say().ambassadorErrors.noTriesLeft);
    const graded = grade(module, answers);
    const tries = row?.triedOn === today ? row.tries + 1 : 1;
    const changed = { tries, triedOn: today, ...(graded.isPassed ? { passedAt: now } : {}) };
    await tx
      .insert(trainingProgress)
      .values({ userId, module, ...changed })
      .onConflictDoUpdate({ target: [trainingProgress.userId, trainingProgress.module], set: changed });
    if (graded.isPassed) {
      await grantImpact(tx, {
        userId,
        points: MODULE_POINTS,
        reason: ledgerWords.modulePassed,
        key: moduleKey(module),
      });
      await issueCertificate(tx, userId, now);
    }
    return { ...graded, training: await view(tx, userId, now) };
  });

/** The certificate as a PDF, in the reader's language. */
export async function certificateFile(deps: TrainingDeps, userId: string): Promise<FileReply> {
  const { name } = await requireActive(deps, userId);
  const { certificate } = await view(deps.db, userId, deps.clock.now());
  const { ambassadorErrors, certificate: t, trainingTitles } = say();
  if (!certificate) throw new AppError('not_found', ambassadorErrors.noCertificate);
  const language = callerLanguage();
  const doc = drawCertificate({
    language,
    words: t,
    name,
    number: certificate.number,
    issuedOn: dateText(certificate.issuedOn, language),
    validUntil: dateText(certificate.validUntil, language),
    modules: MODULES.map((module) => trainingTitles.titles[module]),
  });
  return { stream: doc as unknown as Readable, mime: 'application/pdf', filename: `${t.file}.pdf` };
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { claimImpact } from '#contract/emergency/impact.ts';
import { IMPACT_KIND_KEYS, IMPACT_KINDS, type ImpactKind } from '#contract/outreach/impact.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#contract/text/language.ts';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { addClaim } from './queries.ts';
import * as pages from '#text/emergency/ambassador-pages.ts';
import * as t from '#text/emergency/ambassador.ts';

type Body = z.input<typeof claimImpact.body>;

function bodyOf(given: FormData): Body {
  const words = (name: string) => String(given.get(name) ?? '').trim();
  return {
    kind: words('kind') as ImpactKind,
    quantity: Number(words('quantity') || 1),
    happenedOn: words('happenedOn'),
    evidence: words('evidence'),
    confirmer:
      words('by') === 'team'
        ? null
        : {
            name: words('name'),
            email: words('email'),
            language: words('language') as Language,
          },
  };
}

/** Adds an entry for something done for others, with the person who can confirm it. */
export function ClaimDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const add = useMutation(addClaim);
  const [by, setBy] = useState('neighbor');
  return (
    <FieldsDialog
      title={t.addEntry}
      text={t.addEntryText}
      action={t.addEntry}
      done={t.entryAdded}
      onClose={onClose}
      errorsOf={({ 'confirmer.name': name, 'confirmer.email': email, ...errors }) => ({
        ...errors,
        ...(name ? { name } : {}),
        ...(email ? { email } : {}),
      })}
      onSave={(given) => add.mutateAsync(bodyOf(given))}
    >
      {(errors) => (
        <>
          <Field label={t.what} error={errors['kind']} required>
            <Select name="kind">
              {IMPACT_KIND_KEYS.map((kind) => (
                <option key={kind} value={kind}>
                  {`${pages.kinds[kind]} +${IMPACT_KINDS[kind].points}`}
                </option>
              ))}
            </Select>
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t.when} error={errors['happenedOn']} required>
              <Input name="happenedOn" type="date" max={today} defaultValue={today} />
            </Field>
            <Field label={t.howMany} hint={t.howManyHint} error={errors['quantity']} required>
              <Input name="quantity" type="number" min={1} max={8} defaultValue={1} inputMode="numeric" />
            </Field>
          </div>
          <Field label={t.evidence} hint={t.evidenceHint} error={errors['evidence']} required>
            <Textarea name="evidence" rows={4} maxLength={1000} />
          </Field>
          <Field label={t.whoConfirms}>
            <Select name="by" value={by} onChange={(event) => setBy(event.currentTarget.value)}>
              <option value="neighbor">{t.aNeighbor}</option>
              <option value="team">{t.ourTeam}</option>
            </Select>
          </Field>
          {by === 'neighbor' && (
            <>
              <Field label={t.neighborName} error={errors['name']} required>
                <Input name="name" autoComplete="off" maxLength={120} />
              </Field>
              <Field label={t.neighborEmail} hint={t.neighborHint} error={errors['email']} required>
                <Input
                  name="email"
                  type="email"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              </Field>
              <Field label={t.neighborLanguage}>
                <Select name="language">
                  {LANGUAGES.map((language) => (
                    <option key={language} value={language}>
                      {LANGUAGE_NAMES[language]}
                    </option>
                  ))}
                </Select>
              </Field>
            </>
          )}
        </>
      )}
    </FieldsDialog>
  );
}

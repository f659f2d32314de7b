import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DOCUMENT_KINDS, type DocumentKind } from '#contract/outreach/partner-kinds.ts';
import type { PartnerDetail } from '#contract/outreach/partners.ts';
import { May } from '#web/core/accounts/may.tsx';
import { formatDay } from '#web/lib/format.ts';
import { PaneSection } from '#web/office/admin/queue/detail-pane.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { textIn } from './form-values.ts';
import { RemoveButton } from './remove-button.tsx';
import { addDocument, removeDocument } from './register-queries.ts';
import * as t from '#text/office/partners.ts';

/** Licenses, insurance and agreements with their expiration dates. */
export function Documents({ partner }: { partner: PartnerDetail }) {
  const [isAdding, setAdding] = useState(false);
  const remove = useMutation(removeDocument);
  return (
    <PaneSection title={t.documents}>
      <p className="text-muted">
        {t.needed(partner.requiredDocuments.map((kind) => t.documentKinds[kind]).join(', '))}
      </p>
      {partner.documents.length === 0 && <p className="text-muted">{t.noDocuments}</p>}
      <ul className="grid gap-2 empty:hidden">
        {partner.documents.map(({ id, kind, number, expiresOn, isCurrent, checkedBy }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{t.documentKinds[kind]}</span>
              <span>{number}</span>
              <span className="text-muted">
                {t.expires} {formatDay(expiresOn)}
              </span>
              <Badge tone={isCurrent ? 'moss' : 'neutral'}>{isCurrent ? t.valid : t.notValid}</Badge>
              {checkedBy !== null && <span className="text-sm text-muted">{t.enteredBy(checkedBy)}</span>}
            </span>
            <May use="partners.terms">
              <RemoveButton
                what={`${t.documentKinds[kind]} ${number}`}
                title={t.removeDocumentTitle(`${t.documentKinds[kind]} ${number}`)}
                text={t.removeDocumentText}
                action={t.removeDocument}
                onRemove={() => remove.mutateAsync({ partnerId: partner.id, documentId: id })}
              />
            </May>
          </li>
        ))}
      </ul>
      <May use="partners.terms">
        <Button variant="outline" className="justify-self-start" onClick={() => setAdding(true)}>
          {t.addDocument}
        </Button>
      </May>
      {isAdding && <DocumentDialog partnerId={partner.id} onClose={() => setAdding(false)} />}
    </PaneSection>
  );
}

function DocumentDialog({ partnerId, onClose }: { partnerId: string; onClose: () => void }) {
  const add = useMutation(addDocument);
  return (
    <FieldsDialog
      title={t.addDocument}
      text={t.documentHint}
      action={t.save}
      done={t.saved}
      onClose={onClose}
      onSave={(given) =>
        add.mutateAsync({
          partnerId,
          body: {
            kind: textIn(given, 'kind') as DocumentKind,
            number: textIn(given, 'number'),
            expiresOn: textIn(given, 'expiresOn'),
          },
        })
      }
    >
      {(errors) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t.documentKind} error={errors.kind}>
            <Select name="kind" defaultValue="agreement">
              {DOCUMENT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t.documentKinds[kind]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t.number} error={errors.number}>
            <Input name="number" />
          </Field>
          <Field label={t.expires} error={errors.expiresOn}>
            <Input name="expiresOn" type="date" />
          </Field>
        </div>
      )}
    </FieldsDialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DOCUMENT_KINDS, type DocumentKind } from '#contract/outreach/partner-kinds.ts';
import type { PartnerDetail } from '#contract/outreach/partners.ts';
import { May } from '#web/core/accounts/may.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { PaneSection } from '#web/office/admin/queue/detail-pane.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { textIn } from './form-values.ts';
import { addDocument, removeDocument } from './register-queries.ts';
import * as t from '#text/office/partners.ts';

/** Licenses, insurance and agreements with their expiration dates. */
export function Documents({ partner }: { partner: PartnerDetail }) {
  const [isAdding, setAdding] = useState(false);
  const remove = useMutation({
    ...removeDocument,
    onSuccess: () => toast({ title: t.removed }),
    onError: (error) => toast({ title: t.notRemoved, text: sentence(error), destructive: true }),
  });
  return (
    <PaneSection title={t.documents}>
      <p className="text-muted">
        {t.needed(partner.requiredDocuments.map((kind) => t.documentKinds[kind]).join(', '))}
      </p>
      {partner.documents.length === 0 && <p className="text-muted">{t.noDocuments}</p>}
      <ul className="grid gap-2">
        {partner.documents.map(({ id, kind, number, expiresOn, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{t.documentKinds[kind]}</span>
              <span>{number}</span>
              <span className="text-muted">
                {t.expires} {formatDay(expiresOn)}
              </span>
              <Badge tone={isCurrent ? 'moss' : 'neutral'}>{isCurrent ? t.valid : t.notValid}</Badge>
            </span>
            <May use="partners.edit">
              <Button
                variant="outline"
                size="small"
                onClick={() => remove.mutate({ partnerId: partner.id, documentId: id })}
              >
                {t.remove}
                <span className="sr-only">
                  : {t.documentKinds[kind]} {number}
                </span>
              </Button>
            </May>
          </li>
        ))}
      </ul>
      <May use="partners.edit">
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

import {
  COLUMN_FIELDS,
  COLUMNS,
  type ColumnField,
  type ColumnMap,
  type ImportPreview,
} from '#contract/home/inventory-lists.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import * as t from '#text/home/inventory-import.ts';

type ImportColumnsProps = { preview: ImportPreview; onChange: (columns: ColumnMap) => void };

/** Maps the file's columns to fields. Guessed from the headings; the user can correct it. */
export function ImportColumns({ preview: { headings, columns }, onChange }: ImportColumnsProps) {
  const known = Object.keys(columns).length;
  const choose = (field: ColumnField, chosen: string) => {
    const { [field]: _was, ...others } = columns;
    onChange(chosen === '' ? others : { ...others, [field]: Number(chosen) });
  };
  return (
    // Open if the name column couldn't be guessed.
    <details className="rounded-control border border-line" open={columns.name === undefined}>
      <summary className="min-h-11 content-center px-3 font-medium">
        {t.columnsFound(known, COLUMN_FIELDS.length)}
      </summary>
      <div className="grid gap-3 p-3 sm:grid-cols-2">
        {COLUMN_FIELDS.map((field) => (
          <Field key={field} label={COLUMNS[field]} required={field === 'name'}>
            <Select value={columns[field] ?? ''} onChange={({ target }) => choose(field, target.value)}>
              <option value="">{t.notInFile}</option>
              {headings.map((heading, column) => (
                // Headings may repeat, so the column number is the key.
                // oxlint-disable-next-line react/no-array-index-key
                <option key={column} value={column}>
                  {heading || t.column(column + 1)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </details>
  );
}

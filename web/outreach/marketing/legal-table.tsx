import type { LegalBlock } from './legal-text.ts';
import * as t from '#text/outreach/legal.ts';

type LegalTableProps = Extract<LegalBlock, { table: unknown }>['table'];

/**
 * A table of sentences. On narrow screens each row becomes a block in which every cell follows its column's
 * name. Roles are explicit because a table laid out as blocks loses its own in some browsers.
 */
export function LegalTable({ caption, columns, rows }: LegalTableProps) {
  return (
    <table role="table" className="block w-full text-left @2xl:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only @2xl:not-sr-only @2xl:table-header-group">
        <tr role="row" className="border-b border-line-strong">
          {columns.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className="px-3 py-2 text-sm font-medium text-muted first:pl-0"
            >
              {column || <span className="sr-only">{t.firstColumn}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block @2xl:table-row-group">
        {rows.map(([name, ...cells]) => (
          <tr
            key={name}
            role="row"
            className="grid gap-1 border-t border-line py-3 @max-2xl:first:border-t-0 @max-2xl:first:pt-0 print:break-inside-avoid @2xl:table-row @2xl:py-0"
          >
            <th
              role="rowheader"
              scope="row"
              className="font-semibold @2xl:border-b @2xl:border-line @2xl:py-3 @2xl:pr-3 @2xl:align-top @2xl:font-medium"
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                role="cell"
                className="@2xl:border-b @2xl:border-line @2xl:px-3 @2xl:py-3 @2xl:align-top"
              >
                <span aria-hidden="true" className="text-muted @2xl:hidden">
                  {columns[index + 1]}:{' '}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

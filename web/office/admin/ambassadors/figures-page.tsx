import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { getAmbassadorFigures } from '#contract/emergency/ambassadors-admin.ts';
import { countyNamed } from '#contract/outreach/california-counties.ts';
import { Link } from '#web/lib/link.tsx';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { CardSection } from '#web/ui/card-section.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { figuresQuery } from './queries.ts';
import * as t from '#text/office/ambassadors.ts';

type Figures = z.output<typeof getAmbassadorFigures.reply>;

const MONTHS: readonly Column<Figures['months'][number]>[] = [
  { key: 'month', header: t.month, cell: ({ month }) => month },
  { key: 'applied', header: t.applications, numeric: true, cell: ({ applied }) => applied },
  { key: 'approved', header: t.approvals, numeric: true, cell: ({ approved }) => approved },
  { key: 'points', header: t.points, numeric: true, cell: ({ points }) => points },
];
const COUNTIES: readonly Column<Figures['counties'][number]>[] = [
  { key: 'county', header: t.county, cell: ({ county }) => countyNamed(county) },
  { key: 'active', header: t.active, numeric: true, cell: ({ active }) => active },
  { key: 'waiting', header: t.waiting, numeric: true, cell: ({ waiting }) => waiting },
  { key: 'points', header: t.points, numeric: true, cell: ({ points }) => points },
];

/** The program's statistics, by month and by county. */
export function FiguresPage() {
  const query = useQuery(figuresQuery);
  return (
    <AdminFrame
      title={t.figures}
      actions={
        <Link to="/admin/ambassadors" className={buttonClass({ variant: 'outline' })}>
          {t.ambassadors}
        </Link>
      }
    >
      <Loaded query={query} what={t.theFigures}>
        {(figures) => (
          <div className="grid gap-6">
            <StatRow>
              <Stat label={t.active} value={figures.active} />
              <Stat label={t.waiting} value={figures.waiting} />
              <Stat label={t.entriesWaiting} value={figures.claims} />
              <Stat label={t.certified} value={figures.certified} />
            </StatRow>
            <CardSection as="h2" title={t.byMonth}>
              <Table
                caption={t.monthCaption}
                columns={MONTHS}
                rows={figures.months.toReversed()}
                rowKey={({ month }) => month}
              />
            </CardSection>
            <CardSection as="h2" title={t.byCounty}>
              {figures.counties.length === 0 ? (
                <p className="text-muted">{t.noCounties}</p>
              ) : (
                <Table
                  caption={t.countyCaption}
                  columns={COUNTIES}
                  rows={figures.counties}
                  rowKey={({ county }) => county}
                />
              )}
            </CardSection>
          </div>
        )}
      </Loaded>
    </AdminFrame>
  );
}

import { More } from '#web/home/homes/more.tsx';
import { RuleRow, type RuleRowProps } from './rule-row.tsx';
import * as t from '#text/office/admin-disasters.ts';

type Rule = RuleRowProps['rule'];
type RuleGroupsProps<R extends Rule> = {
  rules: readonly R[];
  groupOf: (rule: R) => string;
  titleOf: (rule: R) => string;
};

/** Over a hundred facts, collapsed by subject. Each group shows how many were never compared with the source. */
export function RuleGroups<R extends Rule>({ rules, groupOf, titleOf }: RuleGroupsProps<R>) {
  const groups = [...new Set(rules.map(groupOf))].map((name) => ({
    name,
    own: rules.filter((rule) => groupOf(rule) === name),
  }));
  return (
    <ul className="divide-y divide-line border-y border-line">
      {groups.map(({ name, own }) => (
        <li key={name}>
          <More
            className="py-1"
            label={
              <span className="flex flex-wrap gap-x-2">
                {name}
                <span className="tabular font-normal text-muted">
                  {t.groupCount(own.length, own.filter(({ checkedOn }) => checkedOn === null).length)}
                </span>
              </span>
            }
          >
            <ul className="divide-y divide-line border-t border-line">
              {own.map((rule) => (
                <RuleRow key={rule.id} rule={rule} title={titleOf(rule)} />
              ))}
            </ul>
          </More>
        </li>
      ))}
    </ul>
  );
}

import type { SettingProblem, SiteSettings } from './setting.ts';

/** An office that closes before it opens. */
function hoursProblems({ business }: SiteSettings): readonly SettingProblem[] {
  const { closes, opens } = business.office;
  const setting = 'business.office.closes';
  return opens >= closes
    ? [{ setting, area: 'business', value: closes, rule: 'closes-first', details: { opens } }]
    : [];
}

/** Facts that only the owner knows, and that pages mark as samples until they're stated. */
const openFacts = ({ unanswered }: SiteSettings): readonly SettingProblem[] =>
  unanswered.map(({ asks, id }) => ({
    setting: `facts.${id}`,
    area: 'facts',
    value: asks,
    rule: 'sample-fact',
    details: {},
  }));

/** Compares the facts of the business with each other. */
export const businessProblems = (settings: SiteSettings): readonly SettingProblem[] => [
  ...hoursProblems(settings),
  ...openFacts(settings),
];

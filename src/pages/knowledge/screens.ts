export { RuleNoticesPage } from './RuleNoticesPage.tsx'
export { RulePage } from './RulePage.tsx'
export { RulesPage } from './RulesPage.tsx'

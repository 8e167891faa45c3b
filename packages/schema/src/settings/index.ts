export {
  checkSettings,
  isMistake,
  type ShownSetting,
  shownSettings,
} from './check-settings.ts';
export { describeProblem, type ProblemText, problemLine } from './describe-problem.ts';
export { meantName } from './nearest.ts';
export { scaffoldText } from './scaffold-text.ts';
export {
  type Setting,
  type SettingArea,
  type SettingProblem,
  type SiteSettings,
  settingAreas,
} from './setting.ts';
export { settingFile } from './setting-file.ts';

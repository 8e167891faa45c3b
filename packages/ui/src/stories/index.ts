export type {
  ComponentDocs,
  Example,
  ExampleContext,
  Guideline,
  NamedPart,
} from './component-docs.ts';
export { localized } from './localized.ts';
export { matrix } from './matrix.tsx';

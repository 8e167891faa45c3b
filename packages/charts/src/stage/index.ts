export { Proof, type ProofProps } from './proof.tsx';
export { readings } from './readings.ts';
export { Stage, type StageProps } from './stage.tsx';
export { type StagePart, stageParts } from './stage-parts.ts';
export { computeStage, type StageData } from './stage-tape.ts';
export { Strip, type StripProps } from './strip.tsx';

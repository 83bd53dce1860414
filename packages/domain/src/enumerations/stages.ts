/** Names of the stage actions (spec §4); the status set `testStage` has them. */
export const STAGE_ACTIONS = ['start_stage', 'complete_stage', 'reject_stage', 'save_stage_result'] as const;
export type StageAction = (typeof STAGE_ACTIONS)[number];

export const QC_RUN_LABELS = ['not started', 'started', 'completed', 'ready to run'] as const;
export type QcRunLabel = (typeof QC_RUN_LABELS)[number];

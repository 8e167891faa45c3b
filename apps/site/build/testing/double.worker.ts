import { answerTasks } from '../answer-tasks.ts';

answerTasks(async (task: number) => {
  if (task < 0) throw new Error('No negative numbers.');
  return task * 2;
});

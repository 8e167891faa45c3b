/** Doubles a number, and refuses a negative one. */
export async function run(task: number): Promise<number> {
  if (task < 0) throw new Error('No negative numbers.');
  return task * 2;
}

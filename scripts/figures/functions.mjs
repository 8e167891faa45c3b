const declaration =
  /^(?:export )?(?:default )?(?:(?:async )?function\*? (\w+)|const (\w+)\b.*= (?:async )?(?:\(|<|\w+ =>))/;

/** A line at the left edge that starts something else. */
const next = /^(?:export|import|const|let|function|async|class|type|interface|declare|\/\*\*|\/\/)/;

/** Whether a line has more than a comment. */
const isCode = (line) => !/^\s*($|\/\/|\/\*|\*)/.test(line);

/**
 * Returns the functions at the top level of a formatted module, with their lines of code: those up to
 * the next declaration, because the formatter indents everything inside a function.
 */
export function readFunctions(source) {
  const lines = source.split('\n');
  return lines.flatMap((first, start) => {
    const match = declaration.exec(first);
    if (!match) return [];
    const rest = lines.slice(start + 1);
    const end = rest.findIndex((line) => next.test(line));
    const body = end === -1 ? rest : rest.slice(0, end);
    const name = match[1] ?? match[2];
    return [{ name, line: start + 1, lines: 1 + body.filter(isCode).length }];
  });
}

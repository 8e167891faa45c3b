const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|class|interface|type|enum) (\w+)/;

/** Returns the exported declarations of a module and whether a JSDoc comment is directly above each. */
export function readExports(source) {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const name = declaration.exec(line)?.[1];
    if (!name) return [];
    const above = lines[index - 1]?.trim() ?? '';
    return [{ name, line: index + 1, hasDocs: above.endsWith('*/') }];
  });
}

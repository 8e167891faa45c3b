import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, ts } from '@custom-elements-manifest/analyzer';

// Writes the custom-elements manifest. The analyzer reads the class and its comments; attributes and
// events are declared as interfaces, so that TypeScript checks them too.
const source = (name) => new URL(`../src/${name}`, import.meta.url);
const files = ['attributes.ts', 'events.ts', 'element/chat-widget-element.ts'];

/** Reads the types of the attributes with every named choice, such as the channels, written out. */
function readAttributeTypes() {
  const path = fileURLToPath(source('attributes.ts'));
  const options = {
    strict: true,
    allowImportingTsExtensions: true,
    lib: ['lib.es5.d.ts'],
    types: [],
  };
  const program = ts.createProgram([path], options);
  const checker = program.getTypeChecker();
  const types = new Map();
  for (const node of program.getSourceFile(path).statements.filter(ts.isInterfaceDeclaration))
    for (const member of checker.getPropertiesOfType(checker.getTypeAtLocation(node))) {
      const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(member, node));
      const choices = type.isUnion() && type.types.every((one) => one.isStringLiteral());
      if (choices) types.set(member.name, type.types.map(({ value }) => `'${value}'`).join(' | '));
    }
  return types;
}

const attributeTypes = readAttributeTypes();

/** Reads the documented members of an interface. */
const readMembers = (node) =>
  node.members.filter(ts.isPropertySignature).map((member) => {
    const [doc] = member.jsDoc ?? [];
    const fallback = doc?.tags?.find((tag) => tag.tagName.text === 'defaultValue');
    return {
      name: member.name.text,
      description: ts.getTextOfJSDocComment(doc?.comment) ?? '',
      type: { text: attributeTypes.get(member.name.text) ?? member.type.getText() },
      ...(fallback && { default: ts.getTextOfJSDocComment(fallback.comment) }),
    };
  });

/** Adds what the interfaces declare to the class, and leaves out what is not public. */
function interfacesPlugin() {
  const interfaces = new Map();
  const collect = (node) => {
    if (ts.isInterfaceDeclaration(node)) interfaces.set(node.name.text, readMembers(node));
  };
  return {
    name: 'interfaces',
    collectPhase: ({ node }) => collect(node),
    packageLinkPhase({ customElementsManifest: manifest }) {
      const declaration = manifest.modules
        .flatMap(({ declarations }) => declarations)
        .find(({ name }) => name === 'ChatWidgetElement');
      declaration.attributes = ['ChatWidgetAttributes', 'ChatWidgetLabels'].flatMap((name) =>
        interfaces.get(name),
      );
      declaration.events = interfaces.get('ChatWidgetEventMap');
      declaration.members = declaration.members.filter(
        ({ kind, name, privacy }) => kind === 'method' && !privacy && !/Callback$|^#/.test(name),
      );
      declaration.superclass = { name: 'HTMLElement' };
      const path = 'dist/element.js';
      const exported = { name: declaration.name, module: path };
      manifest.modules = [
        {
          kind: 'javascript-module',
          path,
          declarations: [declaration],
          exports: [
            { kind: 'js', name: declaration.name, declaration: exported },
            {
              kind: 'custom-element-definition',
              name: declaration.tagName,
              declaration: exported,
            },
          ],
        },
      ];
    },
  };
}

const manifest = create({
  modules: files.map((name) =>
    ts.createSourceFile(name, readFileSync(source(name), 'utf8'), ts.ScriptTarget.ES2022, true),
  ),
  plugins: [interfacesPlugin()],
});
writeFileSync(
  new URL('../dist/custom-elements.json', import.meta.url),
  `${JSON.stringify(manifest, null, 2)}\n`,
);

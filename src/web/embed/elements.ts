type EmbedNode = string | EmbedElement;

/** A virtual element, from which the server writes markup and the browser makes nodes. */
export interface EmbedElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly EmbedNode[];
}

/** A virtual element with a class or several attributes, and children; null children are left out. */
export const el = (
  tag: string,
  looks: string | EmbedElement['attributes'],
  ...children: readonly (EmbedNode | null)[]
): EmbedElement => ({
  tag,
  attributes: typeof looks === 'string' ? { class: looks } : looks,
  children: children.filter((child) => child !== null),
});

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** The HTML of a virtual node. */
export const markupOf = (drawn: EmbedNode): string => {
  if (typeof drawn === 'string') return escaped(drawn);
  const { tag, attributes, children } = drawn;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${written.join('')}>${children.map(markupOf).join('')}</${tag}>`;
};

/** The DOM node of a virtual node. */
export const nodeOf = (drawn: EmbedNode, document: Document): Node => {
  if (typeof drawn === 'string') return document.createTextNode(drawn);
  const element = document.createElement(drawn.tag);
  for (const [name, value] of Object.entries(drawn.attributes)) element.setAttribute(name, value);
  element.append(...drawn.children.map((child) => nodeOf(child, document)));
  return element;
};

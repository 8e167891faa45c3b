/** A style sheet as text; the build and Vite both know the suffix. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

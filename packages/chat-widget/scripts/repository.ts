/** The links of a package that follow from its repository. */
export interface RepositoryLinks {
  readonly homepage: string;
  readonly bugs: string;
  readonly repository: { readonly type: 'git'; readonly url: string; readonly directory: string };
}

/** The host of the sample URL in the root package.json, which is the owner's to replace. */
export const isPlaceholder = (url: string): boolean => new URL(url).hostname === 'example.com';

/** Returns a package's links from the URL of its repository and its folder in it. */
export function repositoryLinks(url: string, directory: string): RepositoryLinks {
  const page = url.replace(/^git\+/, '').replace(/\.git$/, '');
  return {
    homepage: `${page}/tree/main/${directory}#readme`,
    bugs: `${page}/issues`,
    repository: { type: 'git', url, directory },
  };
}

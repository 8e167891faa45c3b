import { nginx } from './nginx.ts';
import type { SiteHosting } from './site-hosting.ts';

const dockerfile = `# Made by the build. From the folder that \`npm run export -- container\` wrote:
#   docker build -t site . && docker run --read-only --tmpfs /tmp -p 8080:8080 site
# The image runs nginx as user 101 and needs no file that it can write but those in /tmp.
FROM nginxinc/nginx-unprivileged:1.29-alpine
COPY site.conf /etc/nginx/conf.d/default.conf
COPY site /srv/site
EXPOSE 8080
`;

/** Configures a container image: nginx without root, on a read-only file system. */
export const container = (hosting: SiteHosting): Record<string, string> => ({
  Dockerfile: dockerfile,
  'site.conf': nginx(hosting)['site.conf'] ?? '',
});

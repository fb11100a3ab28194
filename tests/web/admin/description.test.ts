import { describe, expect, it } from 'vitest';
import { descriptionHtml } from '../../../server/catalog/product/description-html.ts';
import { isDescriptionLink } from '../../../web/ui/rich-text/description-link.ts';
import { descriptionOf } from '../../../web/ui/rich-text/description-text.ts';
import { tidyPastedHtml } from '../../../web/ui/rich-text/pasted-html.ts';

const pasted = (html: string) => descriptionOf(tidyPastedHtml(html));

/** Everything that the server keeps. */
const WHOLE =
  '<h3>Flight</h3><h4>Motor</h4><p>Up to <strong>120 m</strong>, <em>in calm air</em>.<br>Twice.</p>' +
  '<ul><li>Glue<ol><li>Sand it</li><li>Wait</li></ol></li><li><p>Paint</p><p>and wait</p></li></ul>' +
  '<p><a href="https://x.sk/a" rel="noopener">More</a>, <a href="/contact" rel="noopener">ask</a></p>' +
  '<table><thead><tr><th>Part</th></tr></thead><tbody><tr><td>Nose</td></tr><tr><td></td></tr></tbody></table>';

describe('the text of a description', () => {
  it('keeps every tag that the server keeps, just as it is stored', () => {
    expect(descriptionOf(WHOLE)).toBe(WHOLE);
    expect(descriptionHtml(WHOLE).replace('<br />', '<br>')).toBe(WHOLE);
  });

  it('keeps structure, bold, italics and safe links of any page, and drops everything else', () => {
    const page = `<h1 style="x">A</h1><div>b <b>c</b><i>d</i><script>e()</script></div>
<a href="https://x.sk" onclick="f()">g</a><a href="javascript:h()">i</a><span class="y">j</span><img src=x onerror=k()>
<svg><text>k</text></svg><style>l{}</style><p><u>m</u></p><ol start="3" type="a"><li>n</li></ol><h6>o</h6>`;
    const written = pasted(page);
    expect(written).toBe(
      '<h3>A</h3><p>b <strong>c</strong><em>d</em></p><p><a href="https://x.sk" rel="noopener">g</a>ij</p><p>m</p>' +
        '<ol><li>n</li></ol><h4>o</h4>',
    );
    expect(descriptionHtml(written)).toBe(written);
  });

  it('stands in paragraphs as a whole', () => {
    expect(descriptionOf('a <b>b</b><ul><li>c</li></ul>d')).toBe(
      '<p>a <strong>b</strong></p><ul><li>c</li></ul><p>d</p>',
    );
  });

  it('is empty where there is nothing to read, and holds no empty paragraph or item', () => {
    expect(descriptionOf('<p><br></p><ul><li></li></ul>')).toBe('');
    expect(descriptionOf('<p>a</p><p></p><ul><li>b</li><li></li></ul>')).toBe('<p>a</p><ul><li>b</li></ul>');
  });

  it('takes what Word shows as a list for one, with its levels, and leaves out its empty paragraphs', () => {
    const item = (level: number, marker: string, text: string) =>
      `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
      `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt'>&nbsp;&nbsp; ` +
      `</span></span></span><![endif]><span lang=EN-GB>${text}<o:p></o:p></span></p>\n`;
    const word =
      `<html><head><style>p{color:red}</style></head><body><!--StartFragment--><p class=MsoNormal><b>You need</b></p>` +
      `<p class=MsoNormal><o:p>&nbsp;</o:p></p>${item(1, '·', 'glue')}${item(2, 'o', 'thin')}${item(2, 'o', 'thick')}` +
      `${item(1, '·', 'paint')}<p class=MsoNormal>Then</p>${item(1, '1.', 'sand')}${item(1, '2.', 'glue')}<!--EndFragment--></body></html>`;
    expect(pasted(word)).toBe(
      '<p><strong>You need</strong></p><ul><li>glue<ul><li>thin</li><li>thick</li></ul></li><li>paint</li></ul>' +
        '<p>Then</p><ol><li>sand</li><li>glue</li></ol>',
    );
  });

  it('reads the weight of letters as Google Docs writes it', () => {
    const docs = `<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">a </span>
<span style="font-weight:700;font-style:italic">b</span></p></b>`;
    expect(pasted(docs)).toBe('<p>a <strong><em>b</em></strong></p>');
  });

  it('leads to https, to a mailbox or to a page of the shop', () => {
    const fine = ['https://x.sk', 'HTTPS://x.sk/a?b=c', 'mailto:a@b.sk', '/products/1', '/'];
    expect(fine.filter((href) => !isDescriptionLink(href))).toEqual([]);
    const wrong = ['', 'https://', 'x.sk', 'http://x.sk', '//x.sk', '/\\x.sk', 'javascript:a()', 'mailto:', ' /a'];
    expect(wrong.filter(isDescriptionLink)).toEqual([]);
    for (const href of fine) expect(descriptionHtml(`<a href="${href}">x</a>`)).toContain(`href="${href}"`);
  });
});

// A part of the service worker (`workbox` in vite.config.ts). What other apps share with the installed one comes as a POST
// (`share_target` of the manifest), which no static host answers: it is put into a cache here, and the page that opens takes
// it out of there (src/app/shared-in.ts).
addEventListener('fetch', (event) => {
  const isShared = event.request.method === 'POST' && new URL(event.request.url).pathname.endsWith('/share');
  if (isShared) event.respondWith(putAside(event.request).catch(notTaken));

  async function putAside(request) {
    const form = await request.formData();
    const words = [...form.getAll('text'), ...form.getAll('url')].filter((text) => text !== '').join(' ');
    // Without a file its field may be there, with one that has no name.
    const files = form.getAll('files').filter(({ name }) => name);
    const parts = files.map((file) => ({ body: file, name: file.name }));
    if (words !== '') parts.push({ body: words, name: '' });
    const cache = await caches.open('shared');
    for (const [place, { body, name }] of parts.entries()) {
      const headers = { 'X-Name': encodeURIComponent(name) };
      await cache.put(`./share/${Date.now()}-${place}`, new Response(body, { headers }));
    }
    return Response.redirect('./', 303);
  }

  function notTaken() {
    const words =
      'What was shared could not be taken: this browser keeps nothing here, or its storage is full. Open the file from Woundtrack.';
    return new Response(words, { status: 507, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  }
});
